/** What screen readers are told. Sentences that come close together are joined. */
const TOGETHER = 1500;

export const told = $state({ polite: '', assertive: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

export function announce(sentence: string): void {
  if (!sentence) return;
  waiting.push(sentence);
  timer ??= setTimeout(flush, told.polite ? TOGETHER : 150);
}

/** Only for refusals and a lost connection. */
export function alarm(sentence: string): void {
  // A repeated sentence must change the text to be read out again.
  told.assertive = told.assertive === sentence ? `${sentence}\u00a0` : sentence;
}

function flush(): void {
  told.polite = waiting.join(' ');
  waiting = [];
  timer = null;
}
