interface Made {
  play(name: 'choose'): void;
}

// The sounds are a part of their own; a table without them is whole.
const found = import.meta.glob<Made>('../sound/sound.ts');

/** The wooden tick of choosing something; all else that sounds is news of the match. */
export function tick(): void {
  found['../sound/sound.ts']?.().then(
    (made) => made.play('choose'),
    () => {},
  );
}
