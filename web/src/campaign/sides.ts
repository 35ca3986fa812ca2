import type { PlayerWish, Sheet, ToldHero, ToldUpgrade } from '../wire/types';

export const FEWEST_HEROES = 2;
export const MOST_PLAYERS = 4;

/** An upgrade card of which a side has to be chosen before the chapter. */
export interface Open {
  hero: ToldHero;
  card: ToldUpgrade;
}

/** How many heroes so many players lead: alone one leads two. */
export function heroesFor(players: number): number {
  return Math.max(FEWEST_HEROES, players);
}

function led(heroes: readonly string[], seat: number, seats: number): readonly string[] {
  return seats === 1 ? heroes : heroes.slice(seat, seat + 1);
}

/** Whether a hero stays with its player; `seatsBefore` are those of the last match, 0 without one. */
export function stays(
  sheet: Sheet,
  players: readonly PlayerWish[],
  heroes: readonly string[],
  index: number,
  seatsBefore: number,
): boolean {
  const hero = heroes[index]!;
  const seat = players.length === 1 ? 0 : index;
  if (!seatsBefore) return led(sheet.heroes_last, seat, players.length).includes(hero);
  const player = players[seat];
  return player?.kind === 'stay' && led(sheet.heroes_last, player.place ?? 0, seatsBefore).includes(hero);
}

/** The cards nobody chose a side of yet, and all of heroes with a new player (W-UPG-3). */
export function openCards(sheet: Sheet, players: readonly PlayerWish[], heroes: readonly string[], seatsBefore: number): Open[] {
  return heroes.flatMap((id, index) => {
    const hero = sheet.heroes.find((one) => one.id === id);
    const isKept = stays(sheet, players, heroes, index, seatsBefore);
    return (hero?.upgrades ?? []).filter((card) => !card.chosen || !isKept).map((card) => ({ hero: hero!, card }));
  });
}
