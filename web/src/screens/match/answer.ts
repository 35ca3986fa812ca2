import { heldOf } from '../../seats.svelte';
import { settings } from '../../settings.svelte';
import { MatchClient } from '../../wire/match.svelte';

/** Answers an undo for a seat of this browser; whoever asked takes it back with a no. */
export function answerUndo(client: MatchClient, seat: number, yes: boolean): void {
  if (seat === client.sight?.seat) {
    void client.agree(yes);
    return;
  }
  // Somebody else at this device is meant: they answer over a line of their own, unseen.
  const token = heldOf(client.match)!.tokens[seat]!;
  const other = new MatchClient(client.match, { token, language: settings.language, text: false });
  void other.agree(yes, client.version).then(() => other.close());
}
