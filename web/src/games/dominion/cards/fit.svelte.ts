/** How large words may be so that they fit their room. */

const fonts = $state({ loaded: 0 });
let context: CanvasRenderingContext2D | null = null;

if (typeof document !== 'undefined') {
  document.fonts.addEventListener('loadingdone', () => (fonts.loaded += 1));
}

/** The width of words at size 1, in the font named; measured anew when fonts come. */
export function widthOf(words: string, font: string): number {
  void fonts.loaded;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return words.length * 0.55;
  context.font = font.replace('1px', '100px');
  return context.measureText(words).width / 100;
}

const TITLE = '600 1px Fraunces, Georgia, serif';
const TEXT = "600 1px 'Atkinson Hyperlegible Next', system-ui, sans-serif";

/** The size of a title, at most `size`, in a room so wide. */
export function titleSize(words: string, size: number, room: number): number {
  return Math.min(size, room / widthOf(words, TITLE));
}

export function textSize(words: string, size: number, room: number): number {
  return Math.min(size, room / widthOf(words, TEXT));
}

const PROSE = "400 1px 'Atkinson Hyperlegible Next', system-ui, sans-serif";
const LINE = 1.14;

/** The size at which paragraphs fit a block: from `most` down to `least`, even where they do not. */
export function blockSize(paragraphs: readonly string[], wide: number, high: number, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.04) {
    const lines = paragraphs.reduce((sum, words) => sum + linesOf(words, wide / size), 0);
    if (lines * size * LINE <= high) return size;
  }
  return least;
}

/** How many lines words take in a room so wide. */
function linesOf(words: string, wide: number): number {
  let lines = 0;
  let line = '';
  for (const word of words.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, PROSE) <= wide) line = longer;
    else {
      lines += line || lines === 0 ? 1 : 0;
      line = word;
    }
  }
  return words ? Math.max(1, lines) : 0;
}
