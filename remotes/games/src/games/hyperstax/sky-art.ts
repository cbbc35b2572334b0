import { type ArtCanvas, bitmapOf } from '../../art/bitmap';
import { rainbow } from '../../art/rainbow';
import type { SceneSize } from '../../play/game';
import { mix, scattered } from './paint';

/** Colours of the sky by floors over the meadow. */
const skyStops: readonly (readonly [floor: number, colour: string])[] = [
  [-14, '#fff3d2'],
  [-4, '#d8f3ee'],
  [8, '#aee4fb'],
  [24, '#74c3f7'],
  [38, '#6a9bf0'],
  [50, '#8d84e8'],
  [60, '#6c55c8'],
  [72, '#3f338f'],
  [88, '#231c61'],
  [110, '#120e3d'],
  [150, '#0b0829'],
];

/** Returns the colour of the sky at a height in floors. */
export function airColour(floor: number): string {
  const next = skyStops.findIndex(([at]) => at >= floor);
  const [low, high] = [skyStops[next - 1], skyStops[next]];
  if (!high) return skyStops.at(-1)?.[1] ?? '';
  if (!low) return high[1];
  return mix(low[1], high[1], (floor - low[0]) / (high[0] - low[0]));
}

/** The lowest floor of the strip of the sky, its floors, and its pixels for each of them. */
export const strip = { low: -14, floors: 164, scale: 6 } as const;

const drawStrip = () =>
  bitmapOf([2, strip.floors * strip.scale], 1, (canvas) => {
    for (let y = 0; y < strip.floors * strip.scale; y += 1) {
      canvas.fillStyle = airColour(strip.low + strip.floors - y / strip.scale);
      canvas.fillRect(0, y, 2, 1);
    }
  });

export const meadowHeight = 260;
export const meadowGreen = '#4fae5c';

/** Draws hills as waves from left to right. */
function hills(
  canvas: ArtCanvas,
  width: number,
  fill: string | CanvasGradient,
  heights: readonly number[],
): void {
  const step = width / (heights.length - 1);
  canvas.beginPath();
  canvas.moveTo(0, meadowHeight);
  canvas.lineTo(0, heights[0] ?? 0);
  for (let index = 1; index < heights.length; index += 1) {
    const [from = 0, to = 0] = [heights[index - 1], heights[index]];
    const middle = (index - 0.5) * step;
    canvas.bezierCurveTo(middle, from, middle, to, index * step, to);
  }
  canvas.lineTo(width, meadowHeight);
  canvas.fillStyle = fill;
  canvas.fill();
}

const drawFarHills = (pixelsPerUnit: number, width: number) =>
  bitmapOf([width, meadowHeight], pixelsPerUnit, (canvas) => {
    hills(canvas, width, '#b5e3c4', [70, 34, 78, 44, 88, 40]);
    hills(canvas, width, '#96d6a8', [110, 84, 60, 104, 74, 100]);
    for (let tree = 0; tree < width / 40; tree += 1) {
      const [x, y] = [20 + tree * 41 + scattered(tree) * 14, 96 + scattered(tree + 20) * 16];
      const size = 9 + scattered(tree + 40) * 6;
      canvas.fillStyle = '#7a5a3c';
      canvas.fillRect(x - 1.5, y, 3, size);
      canvas.fillStyle = tree % 2 === 0 ? '#5fbf7c' : '#74cb8b';
      canvas.beginPath();
      canvas.ellipse(x, y - size * 0.5, size * 0.75, size, 0, 0, 7);
      canvas.fill();
    }
  });

const drawMeadow = (pixelsPerUnit: number, width: number) =>
  bitmapOf([width, meadowHeight], pixelsPerUnit, (canvas) => {
    const grass = canvas.createLinearGradient(0, 20, 0, meadowHeight);
    grass.addColorStop(0, '#8fdc86');
    grass.addColorStop(0.5, '#66c46c');
    grass.addColorStop(1, meadowGreen);
    hills(canvas, width, grass, [58, 38, 30, 34, 30, 44, 56]);
    for (let blade = 0; blade < width / 4; blade += 1) {
      const [x, y] = [scattered(blade) * width, 62 + scattered(blade + 300) * 190];
      canvas.strokeStyle = blade % 3 === 0 ? '#b6ec9a' : '#3f9c55';
      canvas.lineWidth = 1.6;
      canvas.lineCap = 'round';
      canvas.beginPath();
      canvas.moveTo(x - 3, y - 5);
      canvas.lineTo(x, y);
      canvas.lineTo(x + 3, y - 6);
      canvas.stroke();
    }
    for (let flower = 0; flower < width / 14; flower += 1) {
      const [x, y] = [scattered(flower + 70) * width, 70 + scattered(flower + 130) * 170];
      const { fill } = rainbow[flower % rainbow.length] ?? { fill: '' };
      for (let petal = 0; petal < 5; petal += 1) {
        const turn = (petal / 5) * 2 * Math.PI;
        dot(canvas, x + Math.cos(turn) * 3, y + Math.sin(turn) * 3, 2.3, fill);
      }
      dot(canvas, x, y, 1.9, '#fff7d0');
    }
  });

function dot(canvas: ArtCanvas, x: number, y: number, radius: number, fill: string): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
}

export const cloudSize = { width: 120, height: 56 } as const;

const cloudPuffs = [
  [
    [34, 38, 16],
    [58, 28, 22],
    [84, 36, 17],
    [60, 42, 16],
  ],
  [
    [28, 40, 13],
    [50, 32, 18],
    [72, 26, 16],
    [94, 40, 13],
    [64, 42, 14],
  ],
  [
    [44, 36, 18],
    [74, 38, 14],
    [60, 26, 13],
  ],
] as const;

const drawCloud = (pixelsPerUnit: number, puffs: (typeof cloudPuffs)[number]) =>
  bitmapOf([cloudSize.width, cloudSize.height], pixelsPerUnit, (canvas) => {
    const puff = (lift: number, shrink: number, fill: string) => {
      for (const [x, y, radius] of puffs) dot(canvas, x, y + lift, radius * shrink, fill);
    };
    puff(2, 1, '#cfdcf7');
    puff(0, 0.97, '#ffffff');
    canvas.globalCompositeOperation = 'destination-out';
    canvas.fillRect(0, 52, cloudSize.width, 10);
  });

/** Area of a scene for which the numbers of stars are meant. */
const starArea = 360 * 500;

interface Star {
  x: number;
  y: number;
  size: number;
  colour: number;
}

const starColours = ['#ffffff', '#ffe9b8', '#cfe2ff', '#f3d0ff'];

/** Size of the drawn bright star. */
const sparkleSize = 10;

/** Returns the places of stars on a scene: small ones, or bright ones. */
export function scatterStars({ width, height }: SceneSize, isBright: boolean): readonly Star[] {
  const count = Math.round((isBright ? 26 : 90) * ((width * height) / starArea));
  return Array.from({ length: count }, (_, star) => {
    const seed = star + (isBright ? 1000 : 2000);
    const size = isBright ? 5 + scattered(seed + 500) * 5 : 0.9 + scattered(seed + 500) * 1.1;
    return {
      x: scattered(seed) * width,
      y: scattered(seed + 300) * height,
      size,
      colour: star % starColours.length,
    };
  });
}

/** Draws a bright star in each colour. */
const drawSparkles = (pixelsPerUnit: number) =>
  Promise.all(
    starColours.map((fill) =>
      bitmapOf([sparkleSize, sparkleSize], pixelsPerUnit, (canvas) =>
        sparkle(canvas, sparkleSize / 2, sparkleSize / 2, sparkleSize / 2, fill),
      ),
    ),
  );

function sparkle(canvas: ArtCanvas, x: number, y: number, size: number, fill: string): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const [turn, far] = [(point * Math.PI) / 4, point % 2 === 0 ? size : size * 0.28];
    canvas.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  canvas.fill();
}

/** Size of each thing that is met on the way up. */
export const wonderSize = 110;

const drawSun = (canvas: ArtCanvas) => {
  canvas.translate(55, 55);
  canvas.fillStyle = '#ffe08a';
  for (let ray = 0; ray < 12; ray += 1) {
    canvas.rotate(Math.PI / 6);
    canvas.beginPath();
    canvas.roundRect(-3, -50, 6, 13, 3);
    canvas.fill();
  }
  dot(canvas, 0, 0, 32, '#ffd257');
  dot(canvas, -3, -3, 27, '#ffe285');
};

const drawBalloon = (canvas: ArtCanvas) => {
  canvas.translate(55, 44);
  for (const [index, { fill }] of rainbow.entries()) {
    const half = 34 * Math.cos((index / rainbow.length) * (Math.PI / 2));
    canvas.fillStyle = fill;
    canvas.beginPath();
    canvas.ellipse(0, 0, half, 38, 0, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.strokeStyle = '#7a5a3c';
  canvas.lineWidth = 1.5;
  canvas.beginPath();
  canvas.moveTo(-14, 34);
  canvas.lineTo(-8, 50);
  canvas.moveTo(14, 34);
  canvas.lineTo(8, 50);
  canvas.stroke();
  canvas.fillStyle = '#b07a46';
  canvas.beginPath();
  canvas.roundRect(-9, 49, 18, 13, 3);
  canvas.fill();
};

const drawMoon = (canvas: ArtCanvas) => {
  dot(canvas, 55, 55, 44, '#fff3cf');
  dot(canvas, 51, 52, 39, '#fffae6');
  for (const [x, y, radius] of [
    [30, 42, 6],
    [74, 74, 8],
    [38, 80, 5],
    [80, 40, 4],
  ] as const)
    dot(canvas, x, y, radius, '#f3e2b2');
  // the hare in the moon
  canvas.fillStyle = '#e5cf96';
  canvas.fill(
    new Path2D(
      'M50 62c-8-8-13-22-9-25 4-2 9 9 12 20 2-11 7-21 11-19 4 3 0 16-6 23 7 3 9 14 2 19-6 4-14 3-17-2-3-6 1-13 7-16Z',
    ),
  );
};

const drawPlanet = (canvas: ArtCanvas) => {
  canvas.translate(55, 55);
  canvas.rotate(-0.35);
  const half = (from: number, to: number) => {
    for (const [index, { fill }] of rainbow.entries()) {
      canvas.strokeStyle = fill;
      canvas.lineWidth = 2.2;
      canvas.beginPath();
      canvas.ellipse(0, 2, 52 - index * 2, 15 - index * 0.8, 0, from, to);
      canvas.stroke();
    }
  };
  half(Math.PI, 2 * Math.PI);
  dot(canvas, 0, 0, 27, '#f0a6c8');
  dot(canvas, -3, -4, 22, '#f9c3da');
  canvas.fillStyle = '#e58bb6';
  canvas.fillRect(-25, 6, 50, 4);
  half(0, Math.PI);
};

const drawRocket = (canvas: ArtCanvas) => {
  canvas.translate(55, 52);
  canvas.rotate(0.5);
  canvas.fillStyle = '#54c271';
  canvas.fill(new Path2D('M-4 26l-14 20 10-5 8 12 8-12 10 5-14-20Z'));
  canvas.fillStyle = '#ff8f2e';
  canvas.fill(new Path2D('M0-50C16-30 17 4 9 28H-9C-17 4-16-30 0-50Z'));
  canvas.fillStyle = '#ffb066';
  canvas.fill(new Path2D('M-2-40C-11-20-12 4-7 24h4C-7 4-7-20-2-40Z'));
  canvas.strokeStyle = '#d96a10';
  canvas.lineWidth = 2;
  canvas.stroke(new Path2D('M4-28h7M2 14h8M5-2h8'));
  dot(canvas, 0, -12, 7, '#2a2350');
  dot(canvas, 0, -12, 5.2, '#bfe8ff');
};

/** Draws all that the sky is made of, once. */
export async function drawSkyArt(pixelsPerUnit: number, size: SceneSize) {
  const wonder = (draw: (canvas: ArtCanvas) => void) =>
    bitmapOf([wonderSize, wonderSize], pixelsPerUnit, draw);
  const [sky, farHills, meadow, sparkles, clouds, wonders] = await Promise.all([
    drawStrip(),
    drawFarHills(pixelsPerUnit, size.width),
    drawMeadow(pixelsPerUnit, size.width),
    drawSparkles(pixelsPerUnit),
    Promise.all(cloudPuffs.map((puffs) => drawCloud(pixelsPerUnit, puffs))),
    Promise.all([drawSun, drawBalloon, drawMoon, drawRocket, drawPlanet].map(wonder)),
  ]);
  return { sky, farHills, meadow, sparkles, clouds, wonders };
}

export type SkyArt = Awaited<ReturnType<typeof drawSkyArt>>;
