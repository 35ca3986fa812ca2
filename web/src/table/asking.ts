const LONG_PRESS = 520;
const MOVED = 10;

interface Asked {
  help(thing: string, anchor: Element): void;
  looked: string | null;
}

/**
 * Help on anything that carries `data-thing`: right click, long press, or `?` while it has focus.
 * What a mouse merely rests on is noted as looked at.
 */
export function helpOnAsking(asked: Asked): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    function ask(target: EventTarget | null): boolean {
      const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
      if (!anchor?.dataset.thing) return false;
      asked.help(anchor.dataset.thing, anchor);
      return true;
    }

    function rightClicked(event: MouseEvent): void {
      if (ask(event.target)) event.preventDefault();
    }

    function pressed(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return;
      from = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => ask(event.target), LONG_PRESS);
    }

    function moved(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) clearTimeout(timer);
    }

    const released = () => clearTimeout(timer);

    function typed(event: KeyboardEvent): void {
      if (event.key === '?' && ask(document.activeElement)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    function rested(event: PointerEvent): void {
      if (event.pointerType !== 'mouse') return;
      const over = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null;
      asked.looked = over?.dataset.thing ?? null;
    }

    const heard: [string, (event: never) => void][] = [
      ['contextmenu', rightClicked],
      ['pointerover', rested],
      ['pointerdown', pressed],
      ['pointermove', moved],
      ['pointerup', released],
      ['pointercancel', released],
      ['keydown', typed],
    ];
    for (const [name, listener] of heard) root.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of heard) root.removeEventListener(name, listener as EventListener);
    };
  };
}
