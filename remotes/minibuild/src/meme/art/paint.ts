/** The canvas of a scene, whose units are those of the drawing. */
export type MemeCanvas = CanvasRenderingContext2D;

/** The line around all that is drawn, and the paints that rabbits share. */
export const memeInk = '#2a2160';
export const cream = '#fffaf0';
export const blush = '#ff9fae';

interface Fur {
  fill: string;
  /** Shades the fill, and is readable on the soft one. */
  deep: string;
  soft: string;
}

/** The fur of the seven rabbits, and of the White Rabbit. A picture is the same by day and by night. */
export const memeFurs = {
  red: { fill: '#ee4655', deep: '#b01c30', soft: '#ffd9d8' },
  orange: { fill: '#ff8f2e', deep: '#9a4700', soft: '#ffe3c4' },
  yellow: { fill: '#ffcb2b', deep: '#805a00', soft: '#fff0bd' },
  green: { fill: '#35b85b', deep: '#157335', soft: '#cdf0d3' },
  blue: { fill: '#3895f0', deep: '#155fa9', soft: '#d0e7ff' },
  indigo: { fill: '#5450cf', deep: '#322d9c', soft: '#dcdaff' },
  violet: { fill: '#a95ce6', deep: '#7328b0', soft: '#ecd9ff' },
  white: { fill: '#fffdf8', deep: '#8d80bb', soft: '#f1ebf7' },
} as const satisfies Record<string, Fur>;

export type MemeFur = keyof typeof memeFurs;

/** The seven colours in the order of the sky. */
export const skyOrder = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const;

/** Fills the shape of an SVG path. */
export function fillShape(canvas: MemeCanvas, path: string, paint: string | CanvasGradient): void {
  canvas.fillStyle = paint;
  canvas.fill(new Path2D(path));
}

/** Draws the line of an SVG path. */
export function drawLine(canvas: MemeCanvas, path: string, width = 6, paint: string = memeInk): void {
  canvas.strokeStyle = paint;
  canvas.lineWidth = width;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.stroke(new Path2D(path));
}

/** Fills a shape and draws the line around it. */
export function inkShape(canvas: MemeCanvas, path: string, paint: string | CanvasGradient, width = 6): void {
  fillShape(canvas, path, paint);
  drawLine(canvas, path, width);
}

/** Draws a bent bar with round ends and a line around it: an arm, a stick. */
export function inkBar(canvas: MemeCanvas, path: string, paint: string, width: number, line = 6): void {
  drawLine(canvas, path, width + 2 * line);
  drawLine(canvas, path, width, paint);
}

/** The SVG path of an ellipse. */
export const ovalPath = (x: number, y: number, width: number, height = width): string =>
  `M${x - width} ${y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0Z`;

/** The SVG path of a rectangle with round corners. */
export const boxPath = (x: number, y: number, width: number, height: number, corner = 0): string =>
  `M${x + corner} ${y}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - 2 * corner}q0 ${corner} ${-corner} ${corner}h${2 * corner - width}q${-corner} 0 ${-corner} ${-corner}v${2 * corner - height}q0 ${-corner} ${corner} ${-corner}Z`;

interface ArtPlace {
  x?: number;
  y?: number;
  scale?: number;
  /** In degrees. */
  turn?: number;
  isFlipped?: boolean;
}

/** Draws in a coordinate system of its own. */
export function drawAt(
  canvas: MemeCanvas,
  { x = 0, y = 0, scale = 1, turn = 0, isFlipped = false }: ArtPlace,
  draw: () => void,
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((turn * Math.PI) / 180);
  canvas.scale(isFlipped ? -scale : scale, scale);
  draw();
  canvas.restore();
}

/** Draws only inside a shape. */
export function drawInside(canvas: MemeCanvas, path: string, draw: () => void): void {
  canvas.save();
  canvas.clip(new Path2D(path));
  draw();
  canvas.restore();
}

/** A gradient from top to bottom, its paints at equal distances. */
export function fadeDown(
  canvas: MemeCanvas,
  [top, bottom]: readonly [number, number],
  ...paints: readonly string[]
): CanvasGradient {
  const fade = canvas.createLinearGradient(0, top, 0, bottom);
  for (const [index, paint] of paints.entries())
    fade.addColorStop(index / Math.max(1, paints.length - 1), paint);
  return fade;
}

/** A glow around a point. */
export function glowAt(
  canvas: MemeCanvas,
  x: number,
  y: number,
  radius: number,
  ...paints: readonly string[]
): void {
  const glow = canvas.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, paint] of paints.entries())
    glow.addColorStop(index / Math.max(1, paints.length - 1), paint);
  fillShape(canvas, ovalPath(x, y, radius), glow);
}
