import { rainbow } from '../art/rainbow';

/** Width and height of the picture in pixels: upright, as phones share it. */
export const scorePictureSize = { width: 1080, height: 1350 } as const;
/** Size of the scene in it. */
export const sceneSize = { width: 880, height: 590 } as const;

/** Everything that the picture of a score shows; texts are translated and formatted. */
export interface ScorePicture {
  game: string;
  /** The word above the score. */
  label: string;
  score: string;
  place: string;
  /** The product's name and the date. */
  foot: string;
  displayFont: string;
  font: string;
  /** The scene of the run, of which the middle is shown; undefined where it could not be drawn. */
  scene: (CanvasImageSource & { readonly width: number; readonly height: number }) | undefined;
}

const { width, height } = scorePictureSize;
const centre = width / 2;
/** The rainbow comes out from behind the scene. */
const bow = { y: 800, radius: 528, band: 24 };
/** The cloud on each end of it, in pixels from the picture's edge and below the end. */
const cloud = [
  { x: 20, y: 14, radius: 46 },
  { x: 84, y: -14, radius: 62 },
  { x: 96, y: 34, radius: 44 },
  { x: 40, y: 44, radius: 36 },
];
const card = { x: (width - sceneSize.width) / 2, y: 462, corner: 56 };
const plate = { y: 968, width: 640, height: 236, corner: 72 };

/** Paints of the picture: a night sky, so that the rainbow and the scene shine in every app. */
const paints = {
  top: '#1b1552',
  bottom: '#4a3fb0',
  star: '#ffffff',
  frame: '#ffffff',
  cloud: '#f4f1ff',
  meadow: '#35b85b',
  sky: '#9ed8ff',
  ink: '#241b5e',
  soft: '#5d5591',
  words: '#ffffff',
  wordsSoft: '#d9d3ff',
} as const;

/** Draws a run's scene below a rainbow, with its score before it. */
export function drawScorePicture(canvas: CanvasRenderingContext2D, picture: ScorePicture): void {
  drawSky(canvas);
  drawBow(canvas);
  drawScene(canvas, picture.scene);
  drawShapes(canvas);
  drawPlate(canvas);
  const { displayFont, font } = picture;
  canvas.textAlign = 'center';
  canvas.fillStyle = paints.words;
  write(canvas, picture.game, { y: 142, size: 96, face: displayFont });
  canvas.fillStyle = paints.wordsSoft;
  write(canvas, picture.place, { y: 214, size: 50, face: font, weight: 600 });
  canvas.fillStyle = paints.soft;
  write(canvas, picture.label, { y: plate.y + 60, size: 40, face: displayFont });
  canvas.fillStyle = paints.ink;
  write(canvas, picture.score, { y: plate.y + 200, size: 168, face: displayFont, room: plate.width - 80 });
  canvas.fillStyle = paints.words;
  write(canvas, picture.foot, { y: 1318, size: 36, face: displayFont });
}

function drawSky(canvas: CanvasRenderingContext2D): void {
  const sky = canvas.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, paints.top);
  sky.addColorStop(1, paints.bottom);
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = paints.star;
  // Stars lie apart by the golden angle, and shine each in its own way.
  for (let star = 0; star < 90; star += 1) {
    canvas.globalAlpha = 0.15 + 0.5 * ((star * 0.38) % 1);
    circle(canvas, (star * 0.618 * width) % width, (star * 0.7548 * height) % height, 1.5 + (star % 4) * 0.8);
  }
  canvas.globalAlpha = 1;
}

function drawBow(canvas: CanvasRenderingContext2D): void {
  canvas.lineWidth = bow.band + 1;
  for (const [index, { fill }] of rainbow.entries()) {
    canvas.beginPath();
    canvas.strokeStyle = fill;
    canvas.arc(centre, bow.y, bow.radius - (index + 0.5) * bow.band, Math.PI, 2 * Math.PI);
    canvas.stroke();
  }
  canvas.fillStyle = paints.cloud;
  for (const side of [-1, 1])
    for (const { x, y, radius } of cloud) circle(canvas, centre + side * (centre - x), bow.y + y, radius);
}

/** Draws the middle of the scene in its frame. */
function drawScene(canvas: CanvasRenderingContext2D, scene: ScorePicture['scene']): void {
  canvas.fillStyle = paints.frame;
  panel(canvas, card.x - 14, card.y - 14, sceneSize.width + 28, sceneSize.height + 28, card.corner + 14);
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(card.x, card.y, sceneSize.width, sceneSize.height, card.corner);
  canvas.clip();
  canvas.fillStyle = paints.sky;
  canvas.fillRect(card.x, card.y, sceneSize.width, sceneSize.height);
  if (scene) {
    const [left, top] = [(scene.width - sceneSize.width) / 2, (scene.height - sceneSize.height) / 2];
    canvas.drawImage(scene, card.x - left, card.y - top);
  } else {
    canvas.fillStyle = paints.meadow;
    canvas.beginPath();
    canvas.ellipse(centre, card.y + sceneSize.height, sceneSize.width * 0.7, 240, 0, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.restore();
}

/** Draws the seven shapes in a row on the edge of the scene. */
function drawShapes(canvas: CanvasRenderingContext2D): void {
  for (const [index, { fill, deep, shape }] of rainbow.entries()) {
    const x = centre + (index - 3) * 88;
    canvas.fillStyle = paints.frame;
    circle(canvas, x, card.y, 34);
    canvas.save();
    canvas.translate(x - 22, card.y - 22);
    canvas.scale(44 / 24, 44 / 24);
    const path = new Path2D(shape);
    canvas.fillStyle = fill;
    canvas.fill(path, 'evenodd');
    canvas.lineWidth = 1;
    canvas.strokeStyle = deep;
    canvas.stroke(path);
    canvas.restore();
  }
}

/** Draws the plate of the score over the scene's lower edge. */
function drawPlate(canvas: CanvasRenderingContext2D): void {
  const left = centre - plate.width / 2;
  canvas.save();
  canvas.shadowColor = 'rgb(20 12 70 / 45%)';
  canvas.shadowBlur = 40;
  canvas.shadowOffsetY = 14;
  canvas.fillStyle = paints.frame;
  panel(canvas, left, plate.y, plate.width, plate.height, plate.corner);
  canvas.restore();
}

function panel(
  canvas: CanvasRenderingContext2D,
  left: number,
  top: number,
  wide: number,
  tall: number,
  corner: number,
): void {
  canvas.beginPath();
  canvas.roundRect(left, top, wide, tall, corner);
  canvas.fill();
}

function circle(canvas: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}

interface WrittenLine {
  y: number;
  /** The largest size of the letters, in pixels. */
  size: number;
  face: string;
  weight?: number;
  /** Width that the line must fit into. */
  room?: number;
}

/** Writes one line in the middle, smaller where it would be too wide. */
function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  { y, size, face, weight = 800, room = width - 120 }: WrittenLine,
): void {
  const fontOf = (pixels: number) => `${weight} ${Math.floor(pixels)}px ${face}`;
  canvas.font = fontOf(size);
  const fitting = Math.min(1, room / Math.max(1, canvas.measureText(text).width));
  canvas.font = fontOf(size * fitting);
  canvas.fillText(text, centre, y);
}
