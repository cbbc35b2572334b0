import type { ArtCanvas } from '../../../art/bitmap';

/** Colours of the run's art that several drawings share. */
export const runInk = {
  line: '#2a2160',
  fur: '#fffdf8',
  furShade: '#dfd8f2',
  blush: '#ff9fae',
  bark: '#8a5a3c',
  barkDeep: '#5a3524',
  leaf: '#4da653',
  leafDeep: '#23643f',
  leafLight: '#8fd36a',
} as const;

/** Fills a path, and outlines it where a line is given. */
export function inkPath(canvas: ArtCanvas, path: Path2D, fill: string, line?: string, width = 2): void {
  canvas.fillStyle = fill;
  canvas.fill(path);
  if (!line) return;
  canvas.strokeStyle = line;
  canvas.lineWidth = width;
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  canvas.stroke(path);
}

/** Returns an ellipse as a path. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, turn, 0, 2 * Math.PI);
  return path;
}

/** Returns a circle-like crown of leaves: bumps around an ellipse. */
export function crown(x: number, y: number, radiusX: number, radiusY: number, bumps: number): Path2D {
  const path = new Path2D();
  const at = (turn: number) => [x + Math.cos(turn) * radiusX, y + Math.sin(turn) * radiusY] as const;
  for (let bump = 0; bump <= bumps; bump += 1) {
    const turn = (bump / bumps) * 2 * Math.PI;
    const [toX, toY] = at(turn);
    if (bump === 0) path.moveTo(toX, toY);
    else {
      const between = turn - Math.PI / bumps;
      const out = 1 + 1.1 / bumps;
      path.quadraticCurveTo(
        x + Math.cos(between) * radiusX * out * 1.12,
        y + Math.sin(between) * radiusY * out * 1.12,
        toX,
        toY,
      );
    }
  }
  return path;
}
