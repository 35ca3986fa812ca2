import type { Art, Board, Hung, Side, Stood } from './art';
import { MOODS, type Mood, type MoodName } from './moods';
import { random, seedOf } from './random';
import { sizeOf } from './svg';

/** What board and areas are called tells the mood, in any of our languages. */
const MOOD_WORDS: [MoodName, RegExp][] = [
  ['deep', /librar|cellar|cave|archive|crypt|under|mine|bibliote|piwnic|podziem|archiw|keller|höhle|unter/giu],
  ['candle', /tower|room|house|castle|hall|stack|attic|wież|komnat|dom|zamek|strych|turm|zimmer|haus|burg|schloss/giu],
  ['dusk', /lake|sea|shore|river|island|jezior|morz|brzeg|rzek|wysp|see|meer|ufer|fluss|insel/giu],
  ['town', /town|market|city|terrace|street|square|harbou?r|miast|rynek|taras|ulic|plac|stadt|markt|terrass|platz|hafen/giu],
  ['blank', /page|ink|margin|blank|void|stron|atrament|margines|seite|tinte|rand/giu],
  ['forest', /forest|wood|oak|clearing|path|garden|mire|las|dąb|polan|ścieżk|ogród|wald|eiche|lichtung|pfad|garten|moor/giu],
];

/** A word in the name of an area, and the piece that stands there then. */
const PIECE_WORDS: [RegExp, string][] = [
  [/lamp/iu, 'lamp'],
  [/lectern|pulpit|pult/iu, 'lectern'],
  [/book|ksi[ąę]|buch|bücher/iu, 'books'],
  [/stair|schod|trepp/iu, 'stair'],
  [/hearth|forge|palenisk|kuźni|kamin|schmied/iu, 'hearth'],
  [/window|okno|fenster/iu, 'window'],
  [/bridge|most|brücke/iu, 'bridge'],
  [/sign|drogowskaz|wegweiser/iu, 'signpost'],
  [/stone|kamie|stein/iu, 'stone'],
  [/mushroom|grzyb|pilz/iu, 'mushroom'],
  [/oak|dąb|eiche/iu, 'oak'],
  [/fern|garden|paproci|ogród|farn|garten/iu, 'fern'],
  [/reed|trzcin|schilf/iu, 'reeds'],
  [/gate|arch|bram|łuk|tor\b|bogen/iu, 'arch'],
  [/market|rynek|markt/iu, 'banner'],
  [/shrine|kaplicz|schrein/iu, 'pillar'],
  [/candle|świec|kerze/iu, 'candle'],
  [/ink|atrament|tinte/iu, 'inkpool'],
  [/wheel|koło|rad\b/iu, 'wheel'],
  [/stack|aisle|index|regał|regal/iu, 'bookshelf'],
  [/nest|gniazd/iu, 'brambles'],
  [/canal|ford|kanał|bród|furt/iu, 'water'],
  [/clock|zegar|uhr/iu, 'clock'],
  [/door|drzwi|tür/iu, 'door'],
  [/roof|dach/iu, 'roof'],
];

const FAR: Record<Mood['back'], string> = { trees: 'trunks', town: 'townrow', lake: 'hills', shelves: 'hills', pages: 'hills' };
const ROWS: Record<Mood['back'], string[]> = {
  trees: ['fir', 'fir', 'oak', 'fir'],
  town: ['house', 'arch', 'house', 'wall'],
  lake: ['reeds', 'rock', 'reeds', 'oak'],
  shelves: ['bookshelf', 'window', 'bookshelf', 'pillar'],
  pages: ['arch', 'pillar', 'candle', 'arch'],
};
const SIDES: Side[] = ['left', 'right'];
const TRIES = 60;
const STREWN = 12;
const HIGHEST = 66;

/** A decent scene for a board that nobody drew; always the same for the same board. */
export function automatic(board: Board): Art {
  const mood = moodOf(board);
  const next = random(seedOf(board.id));
  const walls = SIDES.flatMap((side) => row(side, MOODS[mood].back, next));
  const named = Object.entries(board.areas).flatMap(([id, { name }]) => namedPiece(id, name));
  return { mood, sky: skyOf(mood), walls, pieces: [...named, ...strewn(board, MOODS[mood], next)] };
}

function moodOf(board: Board): MoodName {
  const words = [board.id, ...Object.values(board.areas).map(({ name }) => name)].join(' ');
  const counted = MOOD_WORDS.map(([mood, word]) => ({ mood, count: words.match(word)?.length ?? 0 }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count ? best.mood : 'forest';
}

function skyOf(mood: MoodName): Hung[] {
  const light = mood === 'dawn' ? 'sun' : 'moon';
  const far = SIDES.map((side): Hung => ({ side, piece: FAR[MOODS[mood].back], x: 50, y: 6 }));
  return [...far, { side: 'right', piece: light, x: 56, y: 52, size: 0.62 }];
}

function row(side: Side, back: Mood['back'], next: () => number): Hung[] {
  return ROWS[back].map((piece, place) => ({
    side,
    piece,
    x: 16 + place * 25 + next() * 5,
    size: 0.68 + next() * 0.22,
    flip: next() > 0.5,
  }));
}

function namedPiece(id: string, name: string): Stood[] {
  const piece = PIECE_WORDS.find(([word]) => word.test(name))?.[1];
  return piece ? [{ at: id, piece, size: Math.min(0.8, HIGHEST / sizeOf(piece).h), dx: -0.42, dy: 0.66 }] : [];
}

/** Small things where no plate and no other thing is near. */
function strewn(board: Board, mood: Mood, next: () => number): Stood[] {
  const found: (Stood & { x: number; y: number })[] = [];
  const isFree = (x: number, y: number) =>
    Math.abs(x - 50) > 4 &&
    Object.values(board.areas).every((area) => Math.hypot(area.x - x, (area.y - y) * 0.8) > 13) &&
    found.every((one) => Math.hypot(one.x - x, one.y - y) > 9);
  for (let tried = 0; tried < TRIES && found.length < STREWN; tried++) {
    const [x, y] = [3 + next() * 94, 8 + next() * 86];
    if (!isFree(x, y)) continue;
    found.push({ x, y, piece: mood.strew[Math.floor(next() * mood.strew.length)]!, size: 0.4 + next() * 0.16 });
  }
  return found;
}
