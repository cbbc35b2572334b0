import { isOnBridge } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { runInk } from './art/ink';
import { markSize } from './art/orb-art';
import { markStep } from './pictures';
import type { RunView } from './view';

/** Draws the row of the seven colours at the top: those of this rainbow so far, and which one comes next. */
export function drawColourRow({ canvas, layout, pictures, run, timeMs, isReduced }: RunView): void {
  const { board, collected, missing } = pictures;
  const left = layout.width / 2 - board.width / 2;
  const top = 12;
  canvas.drawImage(board.bitmap, left, top, board.width, board.height);
  const isFull = isOnBridge(run);
  for (let colour = 0; colour < collected.length; colour += 1) {
    const has = isFull || colour < run.progress;
    const mark = (has ? collected : missing)[colour];
    const isNext = !isFull && colour === run.progress;
    const pulse = isReduced ? 0.5 : 0.5 + 0.5 * Math.sin(timeMs / 180);
    const size = isNext ? markSize + 1 + 2 * pulse : markSize * 0.92;
    const [x, y] = [left + 6 + (colour + 0.5) * markStep, top + board.height / 2];
    if (isNext) {
      canvas.fillStyle = '#ffffff';
      canvas.strokeStyle = runInk.line;
      canvas.lineWidth = 2;
      canvas.beginPath();
      canvas.arc(x, y, 16.5 + pulse, 0, 2 * Math.PI);
      canvas.fill();
      canvas.stroke();
    }
    if (mark) canvas.drawImage(mark.bitmap, x - size / 2, y - size / 2, size, size);
  }
}

/** Draws the place for the thumb while the rabbit waits for its first hop: rings that go out from it, as taps do. */
export function drawThumbPlace({ canvas, layout, run, timeMs, isReduced }: RunView): void {
  if (run.rest === 0) return;
  const [x, y] = [layout.width / 2, layout.way + (layout.height - layout.way) * 0.56];
  const out = isReduced ? 0.5 : (timeMs % 1300) / 1300;
  canvas.fillStyle = 'rgb(255 255 255 / 88%)';
  canvas.beginPath();
  canvas.arc(x, y, 13 - (isReduced ? 0 : 2.5 * Math.max(0, 1 - out * 4)), 0, 2 * Math.PI);
  canvas.fill();
  canvas.lineWidth = 3;
  canvas.strokeStyle = `rgb(255 255 255 / ${0.85 * (1 - out)})`;
  canvas.beginPath();
  canvas.arc(x, y, 15 + 22 * out, 0, 2 * Math.PI);
  canvas.stroke();
}
