import { untrack } from 'svelte';
import { remember, remembered } from '../../store';
import { settings } from '../../settings.svelte';
import { whenThere } from '../../sound/optional';
import { alarm, announce } from '../../ui/live.svelte';
import type { MatchClient } from '../../wire/match.svelte';
import type { ChatLine, LogEntry, MatchInfo } from '../../wire/types';
import { say } from '../../words.svelte';

const SHOWN = 8000;

/** Tells by voice, sound, tab and notification what is new in a match. */
export class Newsreader {
  unread = $state(0);
  /** Who came, went or said something just now. */
  toast = $state('');
  /** The chat is open: what is said need not be told apart. */
  isReading = false;
  isMuted = $state(false);
  #last = -1;
  #chat = -1;
  #seat: number | null | undefined;
  #wasMyTurn = false;
  #status = '';
  #problem: unknown = null;
  #info: MatchInfo | null = null;

  /** Call from an effect: reads what has changed since the last time. */
  follow(client: MatchClient, isCovered: boolean): void {
    const { log, sight, chat, status, problem, info } = client;
    untrack(() => {
      if (info && this.#info) this.#tellPeople(this.#info, info, sight?.seat ?? null, sight?.names ?? []);
      this.#info = info;
      if (sight && !isCovered) this.#tell(client, log);
      this.#hearChat(client, chat.at(-1)?.number ?? 0);
      if (status !== this.#status && status === 'lost') alarm(say('web-match-lost'));
      if (this.#status === 'lost' && status === 'open') announce(say('web-match-again'));
      if (status !== 'connecting') this.#status = status;
      if (problem && problem !== this.#problem) alarm(problem.sentence);
      this.#problem = problem;
    });
  }

  readChat(): void {
    this.unread = 0;
  }

  setMuted(match: string, isMuted: boolean): void {
    this.isMuted = isMuted;
    const others = remembered<string[]>('muted', []).filter((other) => other !== match);
    remember('muted', isMuted ? [...others.slice(-50), match] : others);
  }

  #tell(client: MatchClient, log: readonly LogEntry[]): void {
    const sight = client.sight!;
    const isOther = this.#seat !== sight.seat;
    const fresh = isOther ? [] : log.filter((entry) => entry.version > this.#last);
    const isMyTurn = sight.seat !== null && sight.to_act.includes(sight.seat);
    for (const entry of fresh) announce(entry.lines.join(' '));
    if (fresh.length && !document.hidden) void withSounds((sound) => sound.hear(fresh, sight, client.info?.game ?? ''));
    if (isMyTurn && (!this.#wasMyTurn || isOther || fresh.some((entry) => entry.seat === sight.seat))) {
      announce(sight.decision);
      if (!this.#wasMyTurn && document.hidden) notify(sight.decision);
    }
    this.#last = log.at(-1)?.version ?? this.#last;
    this.#seat = sight.seat;
    this.#wasMyTurn = isMyTurn;
  }

  #tellPeople(before: MatchInfo, now: MatchInfo, me: number | null, names: readonly string[]): void {
    const news = now.seats.flatMap((seat, index) => {
      if (index === me || seat.is_away === before.seats[index]?.is_away || now.phase !== 'playing') return [];
      const left = seat.is_covered ? 'web-news-covered' : 'web-news-left';
      return say(seat.is_away ? left : 'web-news-back', { name: names[index] ?? seat.name });
    });
    for (const [index, seat] of now.seats.entries()) {
      if (index === me || seat.hints <= (before.seats[index]?.hints ?? 0)) continue;
      news.push(say('web-news-hint', { name: names[index] ?? seat.name }));
    }
    for (const [index, seat] of now.seats.entries()) {
      const isNew = seat.is_missing && !before.seats[index]?.is_missing && now.phase === 'playing';
      if (isNew) announce(say('web-people-missing', { name: names[index] ?? seat.name }));
    }
    // It stays on the screen as a question.
    if (now.next_match && !before.next_match) announce(say('web-news-rematch'));
    if (!news.length) return;
    this.tell(news.join(' '));
  }

  /** By voice, and for a moment on the screen. */
  tell(told: string): void {
    announce(told);
    this.#show(told);
  }

  #show(told: string): void {
    this.toast = told;
    setTimeout(() => this.toast === told && (this.toast = ''), SHOWN);
  }

  #hearChat(client: MatchClient, number: number): void {
    if (this.#chat < 0) this.isMuted = remembered<string[]>('muted', []).includes(client.match);
    else if (number > this.#chat && !this.isMuted) {
      const fresh = client.chat.filter((line) => line.number > this.#chat);
      const others = fresh.filter((line) => line.seat === null || line.seat !== client.sight?.seat);
      this.unread += others.length;
      const tell = (line: ChatLine) => say('web-chat-said', { name: line.name || say('web-onlooker'), text: line.text });
      for (const line of fresh) announce(tell(line));
      if (others.length && !this.isReading) this.#show(others.map(tell).join(' '));
    }
    this.#chat = number;
  }
}

/** A table without sounds is whole. */
export const withSounds = whenThere(() => import('../../sound/sound'));

function notify(sentence: string): void {
  if (!settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const note = new Notification(say('web-your-turn'), { body: sentence, icon: '/moon.svg', tag: 'moonlit-turn' });
  note.onclick = () => {
    focus();
    note.close();
  };
}
