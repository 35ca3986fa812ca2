import { say } from '../words.svelte';

/** How long a match was played, without pauses. */
export function playedWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return say('webaround-score-played', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
