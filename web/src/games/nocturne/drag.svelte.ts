import type { Play } from './play.svelte';
import type { Token } from './view';

const FAR_ENOUGH = 7;

/** What is being dragged, and where it is. */
export const dragged = $state({ token: null as Token | null, x: 0, y: 0, over: null as string | null });

function cellUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null;
}

/** Lets a token of the hand be dragged onto a cell; a short press stays a click. */
export function drag(play: Play, token: Token): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let wasDragged = false;

    function pressed(event: PointerEvent): void {
      wasDragged = false;
      if (event.button === 0 && play.isMine && play.isCasting) {
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      }
    }

    function moved(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (dragged.token === null) {
        if (far < FAR_ENOUGH || !play.legalTokens.has(token)) return;
        node.setPointerCapture(start.id);
        play.forget();
        play.cell = null;
        play.token = token;
        dragged.token = token;
        wasDragged = true;
      }
      dragged.x = event.clientX;
      dragged.y = event.clientY;
      dragged.over = cellUnder(event.clientX, event.clientY);
    }

    function released(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      start = null;
      if (dragged.token === null) return;
      const cell = event.type === 'pointerup' ? cellUnder(event.clientX, event.clientY) : null;
      dragged.token = null;
      dragged.over = null;
      if (cell) play.drop(token, cell);
      else play.token = null;
    }

    /** The click that ends a drag would choose the token away again. */
    function clicked(event: MouseEvent): void {
      if (wasDragged) event.stopPropagation();
      wasDragged = false;
    }

    node.addEventListener('click', clicked);
    node.addEventListener('pointerdown', pressed);
    node.addEventListener('pointermove', moved);
    node.addEventListener('pointerup', released);
    node.addEventListener('pointercancel', released);
    return () => {
      node.removeEventListener('click', clicked);
      node.removeEventListener('pointerdown', pressed);
      node.removeEventListener('pointermove', moved);
      node.removeEventListener('pointerup', released);
      node.removeEventListener('pointercancel', released);
    };
  };
}
