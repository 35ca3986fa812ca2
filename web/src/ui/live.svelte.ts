/** What screen readers are told. Sentences that come close together are joined. */
const TOGETHER = 1500;
/** An alarm that stayed would be read again by whoever passes by. */
const ALARMED = 10_000;

export const told = $state({ polite: '', assertive: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let calming: ReturnType<typeof setTimeout> | undefined;

export function announce(sentence: string): void {
  if (!sentence) return;
  waiting.push(sentence);
  timer ??= setTimeout(flush, told.polite ? TOGETHER : 150);
}

/** Only for refusals and a lost connection. */
export function alarm(sentence: string): void {
  // A repeated sentence must change the text to be read out again.
  told.assertive = told.assertive === sentence ? `${sentence}\u00a0` : sentence;
  clearTimeout(calming);
  calming = setTimeout(() => (told.assertive = ''), ALARMED);
}

function flush(): void {
  told.polite = waiting.join(' ');
  waiting = [];
  timer = null;
}
