import { isStill, paced } from '../../settings.svelte';
import type { Feet } from './scene/feet';

const MOVE = 280;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const HOP = 14;

/** Whoever stands elsewhere hops there; whoever is new grows out of the page. */
export function hop(root: Element, before: Feet, now: Feet): void {
  if (isStill() || !before.size) return;
  for (const [name, foot] of now) {
    const figure = root.querySelector(`[data-figure="${name}"]`);
    if (!figure) continue;
    const from = before.get(name);
    if (!from) grow(figure, foot);
    else if (from.X !== foot.X || from.Y !== foot.Y) travel(figure, from.X - foot.X, from.Y - foot.Y);
  }
}

function travel(figure: Element, dx: number, dy: number): void {
  const steps = [`translate(${dx}px, ${dy}px)`, `translate(${dx / 2}px, ${dy / 2 - HOP}px)`, 'translate(0, 0)'];
  figure.animate({ transform: steps }, { duration: paced(MOVE), easing: EASE });
}

function grow(figure: Element, { X, Y }: { X: number; Y: number }): void {
  const at = `${X}px ${Y}px`;
  figure.animate(
    [
      { transform: 'scale(0.2)', transformOrigin: at, opacity: 0 },
      { transform: 'scale(1)', transformOrigin: at, opacity: 1 },
    ],
    { duration: paced(MOVE), easing: EASE },
  );
}
