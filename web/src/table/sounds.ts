type Common = 'choose' | 'refuse';

interface Made {
  play(name: Common): void;
}

// The sounds are a part of their own; a table without them is whole.
const found = import.meta.glob<Made>('../sound/sound.ts');

/** The wooden tick of choosing something; all else that sounds is news of the match. */
export function tick(): void {
  sound('choose');
}

/** The dry twig of what may not be. */
export function snap(): void {
  sound('refuse');
}

function sound(name: Common): void {
  found['../sound/sound.ts']?.().then(
    (made) => made.play(name),
    () => {},
  );
}
