import { say } from '../../words.svelte';
import { tileOf, type Glossary } from './glossary';
import type { Play } from './play.svelte';
import type { Spell, Token } from './view';

export function tokenName(glossary: Glossary, token: Token): string {
  return glossary.tokens[token]?.name ?? token;
}

/** Whose something is, for sentences that speak to one of the players. */
export function owner(play: Play, seat: number): { who: 'you' | 'other'; name: string } {
  return { who: seat === play.me ? 'you' : 'other', name: play.sight.names[seat] ?? '' };
}

/** "hoofed skull, 4 points, symbols: 1 skull" */
export function tileName(glossary: Glossary, id: string): string {
  const facts = tileOf(glossary, id);
  return [facts.name, facts.text].filter(Boolean).join(', ');
}

/** "d3, wild herb, 1 point, Marta's 5, highest spell, legal" */
export function cellName(play: Play, cell: string): string {
  const { table, glossary } = play;
  const tile = table.forest[cell];
  const parts = [cell];
  if (tile) parts.push(tileName(glossary, tile));
  const spell = table.spells.find((one) => one[2] === cell);
  if (spell) parts.push(spellName(play, spell));
  if (spell && spell === play.highest) parts.push(say('webtable-highest'));
  const lying = table.face_down.find((one) => one[2] === cell);
  if (lying) parts.push(controlName(play, lying));
  if (!tile && !lying) parts.push(say('webtable-no-tile'));
  if (play.isMine && play.legalCells.has(cell)) parts.push(say('webtable-legal'));
  if (isAdvisedCell(play, cell)) parts.push(say('web-hint-advised'));
  if (play.cell === cell) parts.push(say('webtable-chosen'));
  return parts.join(', ');
}

/** Does a hint advise to cast here, or to take what lies here? */
export function isAdvisedCell(play: Play, cell: string): boolean {
  const advised = play.advised;
  if (!advised) return false;
  if (advised.verb === 'cast') return advised.names[1] === cell;
  const tile = play.table.forest[cell];
  return tile !== undefined && advised.names.includes(tile);
}

function spellName(play: Play, [seat, token]: Spell): string {
  return say('webtable-spell-of', { ...owner(play, seat), token: tokenName(play.glossary, token) });
}

function controlName(play: Play, [seat, token]: Spell): string {
  const kind = token.startsWith('shadow') ? 'shadow' : 'own';
  return say('webtable-control-of', { ...owner(play, seat), kind, token: tokenName(play.glossary, token) });
}
