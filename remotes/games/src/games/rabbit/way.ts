import { bridgeColours, obstacles, runUnit } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import { groundRise } from './art/land';
import { type RunView, screenX, screenY } from './view';

/** The obstacles in sight, those behind the way first, then water, then the rest. */
export function drawObstacles(view: RunView): void {
  const { run, layout } = view;
  run.obstacleStarts.forEach((start, at) => {
    const width = (run.obstacleWidths[at] ?? 0) / runUnit;
    const x = screenX(view, start);
    if (x > layout.width + 80 || x + width < -80) return;
    drawObstacle(view, obstacles[run.obstacleKinds[at] ?? 0] ?? '', x, width);
  });
}

function drawObstacle(view: RunView, kind: string, x: number, width: number): void {
  const { canvas, layout, pictures } = view;
  const picture = pictures.obstacles.get(kind);
  if (!picture) {
    drawWater(view, kind === 'stream', x, width);
    return;
  }
  const { bitmap, art } = picture;
  // The tree stays a tree; the others are as wide as what they stop, with their outline or their leaves beside it.
  const wide = kind === 'branch' ? art.width : width + (kind === 'hedge' ? 20 : 8);
  canvas.drawImage(bitmap, x + width / 2 - wide / 2, layout.way + 7 - art.foot, wide, art.height);
}

/** Draws a puddle on the way, or a stream through the whole meadow. */
function drawWater(
  { canvas, layout, timeMs, isReduced }: RunView,
  isStream: boolean,
  x: number,
  width: number,
): void {
  const [top, bottom] = isStream
    ? [layout.way - groundRise + 6, layout.height]
    : [layout.way - 13, layout.way + 16];
  const shape = new Path2D();
  if (isStream) {
    const lean = (bottom - top) * 0.12;
    shape.moveTo(x + 10, top);
    shape.bezierCurveTo(x - 4, layout.way, x + 6, layout.way + 30, x - lean, bottom);
    shape.lineTo(x + width + lean, bottom);
    shape.bezierCurveTo(x + width - 6, layout.way + 30, x + width + 4, layout.way, x + width - 10, top);
    shape.closePath();
  } else shape.ellipse(x + width / 2, (top + bottom) / 2, width / 2, (bottom - top) / 2, 0, 0, 2 * Math.PI);
  canvas.lineWidth = 7;
  canvas.strokeStyle = '#b98b54';
  canvas.stroke(shape);
  const water = canvas.createLinearGradient(0, top, 0, bottom);
  water.addColorStop(0, '#8fdcff');
  water.addColorStop(1, '#2a7fd6');
  canvas.fillStyle = water;
  canvas.fill(shape);
  canvas.lineWidth = 2.2;
  canvas.strokeStyle = '#1d4f9c';
  canvas.stroke(shape);
  const drift = isReduced ? 0 : Math.sin(timeMs / 420) * 5;
  canvas.strokeStyle = 'rgb(255 255 255 / 85%)';
  canvas.lineWidth = 2.4;
  canvas.lineCap = 'round';
  canvas.beginPath();
  for (let wave = 0; wave * 42 < width - 40; wave += 1) {
    const [at, y] = [x + 20 + wave * 42 + drift, layout.way - 4 + (wave % 2) * 9];
    canvas.moveTo(at, y);
    canvas.quadraticCurveTo(at + 6, y - 4, at + 12, y);
    canvas.quadraticCurveTo(at + 18, y + 4, at + 24, y);
  }
  canvas.stroke();
}

/** Draws the orbs in sight. */
export function drawOrbs(view: RunView): void {
  const { run, layout, timeMs, isReduced } = view;
  for (const [at, place] of run.orbPlaces.entries()) {
    const x = screenX(view, place);
    if (x > layout.width + 40 || x < -40) continue;
    const float = isReduced ? 0 : Math.sin(timeMs / 320 + place / 9000) * 2.5;
    drawOrbAt(
      view,
      run.orbColours[at] ?? 0,
      x,
      screenY(view, place, (run.orbHeights[at] ?? 0) / runUnit) + float,
    );
  }
}

/** Draws an orb; the colour that comes next shines, and is larger. */
function drawOrbAt(
  { canvas, run, pictures, timeMs, isReduced }: RunView,
  colour: number,
  x: number,
  y: number,
): void {
  const isNext = colour === run.progress;
  if (isNext) {
    const { bitmap, width } = pictures.halo;
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(isReduced ? 0 : timeMs / 900);
    canvas.drawImage(bitmap, -width / 2, -width / 2, width, width);
    canvas.restore();
  }
  const orb = pictures.orbs[colour % bridgeColours];
  const size = isNext ? 40 : 31;
  if (orb) canvas.drawImage(orb.bitmap, x - size / 2, y - size / 2, size, size);
}
