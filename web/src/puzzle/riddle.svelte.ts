import { api, problemOf } from '../wire/api';
import type { Port } from '../wire/port';
import type { Problem, Puzzle, PuzzleAnswer, Solved } from '../wire/types';
import { keepGame, solve, solvedDays, streakOf } from './days';

/** A puzzle being thought about: the position, what was answered, and what became of it. */
export class Riddle {
  puzzle: Puzzle | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The answer under way. */
  pending: string | null = $state(null);
  verdict: Solved | null = $state.raw(null);
  /** Its card was put away; what is best stays marked. */
  isAside = $state(false);
  /** An action somebody points at among those compared. */
  pointed: string | null = $state(null);
  /** What was chosen last, as a sentence. */
  chosen = $state('');
  days: string[] = $state.raw(solvedDays());

  readonly isToday = $derived(this.puzzle !== null && this.puzzle.number === this.puzzle.of_today);
  readonly streak = $derived(this.puzzle ? streakOf(this.days, this.puzzle.day) : 0);
  /** Nothing more to find out: the best action is known. */
  readonly isOver = $derived(Boolean(this.verdict?.best));

  /** The action to mark on the table. */
  readonly advised = $derived(this.pointed ?? (this.verdict?.best || null));

  /** Whoever has seen the solution has not found it. */
  #isShown = false;

  constructor(
    readonly game: string,
    readonly number: number | null,
  ) {}

  async open(text: boolean): Promise<void> {
    try {
      this.puzzle = await api.puzzle(this.game, this.number, text);
      this.problem = null;
      keepGame(this.puzzle.game);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Words change with the language, what was answered does not. */
  async retell(text: boolean): Promise<void> {
    if (this.isOver) await this.#ask(this.verdict!.is_right ? this.verdict!.best : '');
    else this.again();
    await this.open(text);
  }

  async answer(text: string): Promise<void> {
    if (this.pending !== null) return;
    this.chosen = this.puzzle!.sight.choices.find((choice) => choice.text === text)?.label ?? text;
    this.pending = text;
    await this.#ask(text);
    this.pending = null;
    if (this.verdict?.is_right && this.isToday && !this.#isShown) this.days = solve(this.puzzle!.day);
  }

  async reveal(): Promise<void> {
    if (this.isOver) {
      this.isAside = false;
      return;
    }
    this.chosen = '';
    this.#isShown = true;
    await this.#ask('');
  }

  /** A wrong answer is forgotten, a solution only put aside. */
  close(): void {
    if (this.isOver) this.isAside = true;
    else this.again();
  }

  again(): void {
    this.verdict = null;
    this.problem = null;
  }

  async #ask(text: string): Promise<void> {
    try {
      this.verdict = await api.answerPuzzle(this.#asked(text));
      this.problem = null;
      this.isAside = false;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The hands of whoever solves it. */
  get port(): Port {
    return {
      act: (text) => void this.answer(text),
      why: async (text) => (await this.#try(text)).problem,
      foresee: async (text) => {
        const { facts, lines } = await this.#try(text);
        return { type: 'foreseen', id: '', facts, lines };
      },
      undo: () => {},
      undoLength: 0,
      turnLength: 0,
      length: 0,
    };
  }

  #try(text: string) {
    return api.tryPuzzle(this.#asked(text));
  }

  #asked(text: string): PuzzleAnswer {
    const { game, number } = this.puzzle!;
    return { game, number, text };
  }
}
