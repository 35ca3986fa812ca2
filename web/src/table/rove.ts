/** What is folded away cannot be gone to. */
const FOLDED = 'details:not([open]) > :not(summary) *';

/**
 * One tab stop for a group: arrows, Home and End move among everything marked `data-rove`. Tab leads
 * to where one was; where the focus is elsewhere, to what is marked `data-rove="start"`.
 */
export function rove(group: HTMLElement): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter((item) => !item.matches(FOLDED));

  function settle(current?: HTMLElement): void {
    const all = items();
    const held = current ?? all.find((item) => item === document.activeElement);
    const stop = held ?? all.find((item) => item.dataset.rove === 'start') ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const all = items();
    const now = all.indexOf(event.target as HTMLElement);
    const next = now < 0 ? -1 : nextOf(event.key, now, all.length);
    if (next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]!.focus();
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-rove]');
    if (item) settle(item);
  }

  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { subtree: true, childList: true, attributes: true, attributeFilter: ['open', 'data-rove'] });
  group.addEventListener('keydown', pressed);
  group.addEventListener('focusin', focused);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', pressed);
    group.removeEventListener('focusin', focused);
  };
}

/** The place a key leads to from `now`, -1 for none. */
export function nextOf(key: string, now: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (now + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return -1;
}
