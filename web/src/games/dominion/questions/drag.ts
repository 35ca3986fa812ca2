import type { Verb } from './model';

const MOVED = 8;

/** A card carried to a lane: which one, into which lane, to which place in it. */
export type Carry = (key: string, lane: Verb, place: number) => void;

/**
 * Cards marked `data-key` can be carried between the lanes marked `data-lane`, by mouse or finger.
 * Whoever does not drag taps, or uses the number keys.
 */
export function carrying(carry: Carry): (root: HTMLElement) => () => void {
  return (root) => {
    let held: { card: HTMLElement; key: string; x: number; y: number; pointer: number; isMoving: boolean } | null = null;

    function pressed(event: PointerEvent): void {
      const card = (event.target as Element).closest<HTMLElement>('[data-key]');
      if (!card || event.button !== 0 || card.getAttribute('aria-disabled') === 'true') return;
      held = { card, key: card.dataset.key!, x: event.clientX, y: event.clientY, pointer: event.pointerId, isMoving: false };
    }

    function moved(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.isMoving && Math.hypot(x, y) < MOVED) return;
      if (!held.isMoving) {
        held.isMoving = true;
        root.setPointerCapture(held.pointer);
        held.card.classList.add('carried');
      }
      held.card.style.translate = `${x}px ${y}px`;
    }

    function released(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const { card, key, isMoving } = held;
      held = null;
      if (!isMoving) return;
      card.classList.remove('carried');
      card.style.translate = '';
      root.addEventListener('click', swallowed, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallowed, { capture: true }), 0);
      const lane = laneUnder(event);
      if (event.type === 'pointerup' && lane) carry(key, lane.dataset.lane as Verb, placeIn(lane, key, event));
    }

    function laneUnder(event: PointerEvent): HTMLElement | null {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const found = under.map((one) => one.closest<HTMLElement>('[data-lane]')).find((lane) => lane !== null);
      return found && root.contains(found) ? found : null;
    }

    const heard: [string, (event: never) => void][] = [
      ['pointerdown', pressed],
      ['pointermove', moved],
      ['pointerup', released],
      ['pointercancel', released],
    ];
    for (const [name, listener] of heard) root.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of heard) root.removeEventListener(name, listener as EventListener);
    };
  };
}

/** A card that was carried is not tapped as well. */
function swallowed(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** How many of the other cards of a lane lie before the pointer, row by row. */
function placeIn(lane: HTMLElement, key: string, at: { clientX: number; clientY: number }): number {
  const others = [...lane.querySelectorAll<HTMLElement>('[data-key]')].filter((card) => card.dataset.key !== key);
  return others.filter((card) => {
    const box = card.getBoundingClientRect();
    return box.bottom < at.clientY || (box.top <= at.clientY && box.left + box.width / 2 < at.clientX);
  }).length;
}
