import type { Token } from './view';

export interface Standing {
  seat: number;
  token: Token;
  /** Its place before somebody else stepped in. */
  from: number;
  isGuest: boolean;
  isFalling: boolean;
}

/** The Sprite Board with a token that might be dedicated standing where the engine says it would. */
export function lineUp(
  sprites: readonly (readonly [number, Token])[],
  spaces: number,
  guest: { seat: number; token: Token; space: number } | null,
): Standing[] {
  const line: Standing[] = sprites.map(([seat, token], from) => ({
    seat,
    token,
    from,
    isGuest: false,
    isFalling: false,
  }));
  if (!guest) return line;
  line.splice(guest.space - 1, 0, { seat: guest.seat, token: guest.token, from: -1, isGuest: true, isFalling: false });
  return line.slice(0, spaces);
}
