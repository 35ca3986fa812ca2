import type { Art, Board } from './art';
import type { Camera } from './camera';
import { sizeOf } from './svg';

/** Which plates stand behind which pieces: for whoever draws a board. */
export function covered(board: Board, art: Art, cam: Camera): string[] {
  const free = (art.pieces ?? []).filter((one) => !one.at);
  return Object.entries(board.areas).flatMap(([id, area]) => {
    const plate = cam.at(area.x, area.y);
    return free.flatMap((one) => {
      const foot = cam.at(one.x ?? 50, one.y ?? 50);
      const { w, h } = sizeOf(one.piece);
      const size = (one.size ?? 1) * cam.unit * foot.s;
      const isOver = foot.Y > plate.Y && foot.Y - h * size < plate.Y && Math.abs(foot.X - plate.X) < (w * size) / 2;
      return isOver ? [`${id} behind ${one.piece}`] : [];
    });
  });
}
