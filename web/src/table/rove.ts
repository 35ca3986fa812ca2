/** One tab stop for a group: arrows, Home and End move among everything marked `data-rove`. */
export function rove(group: HTMLElement): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

  function settle(current?: HTMLElement): void {
    const all = items();
    const stop = current ?? all.find((item) => item.tabIndex === 0) ?? all[0];
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
  watch.observe(group, { childList: true, subtree: true });
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
