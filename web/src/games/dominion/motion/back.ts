import { ARC, type Move, type Plan } from './moves';

/** The same backwards: every card goes where it came from, the one that moved last first. */
export function reversed({ moves, end }: Plan): Plan {
  const back = moves.flatMap((move) => {
    const other = backwards(move);
    return other ? [{ ...other, at: end - move.at - move.time }] : [];
  });
  const first = Math.min(...back.map(({ at }) => at));
  const late = back.map((move) => ({ ...move, at: move.at - first })).sort((one, other) => one.at - other.at);
  return {
    moves: late,
    touched: late.flatMap((move) => (move.kind === 'carry' ? [move.to] : [])),
    end: Math.max(0, ...late.map(({ at, time }) => at + time)),
  };
}

/** What only shone or was shown leaves nothing to take back. */
function backwards(move: Move): Move | null {
  const { at, time } = move;
  switch (move.kind) {
    case 'carry':
      return { ...move, from: move.to, to: move.from, isBack: true };
    case 'trash': {
      const from = { place: 'trash' as const, seat: move.from.seat, card: '' };
      return { kind: 'carry', at, time, card: move.card, from, to: move.from, arc: ARC, flips: false, isBack: true };
    }
    case 'shuffle':
      return { ...move, isBack: true };
    default:
      return null;
  }
}
