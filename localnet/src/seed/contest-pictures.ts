import { indexedPng } from './indexed-png';

/** Pixels of the side of a picture before it is scaled. */
const side = 40;
const scale = 8;

/** The sky, its lower part, the ground, and the lines of a scene. */
const scenes = {
  day: ['#9fd8f4', '#d6f0fb', '#7fbf6a', '#2f3b4d'],
  dusk: ['#7b5ea7', '#f2a27a', '#5a7d4f', '#2b2140'],
  night: ['#1d2547', '#2f3f73', '#2f5d50', '#0f1327'],
  snow: ['#c9def0', '#eef5fb', '#ffffff', '#41536b'],
  desert: ['#f6d8a0', '#fbeccb', '#d9a25f', '#5d3a1e'],
  stage: ['#4a1f3d', '#7a2f55', '#b98a5a', '#24101f'],
} as const;

/** Coats of rabbits. */
const coats = {
  white: '#f7f4ef',
  brown: '#a9754a',
  grey: '#8f949e',
  honey: '#e3b667',
  black: '#3a3740',
} as const;

const fixedColours = {
  pink: '#e892a8',
  eye: '#23202a',
  orange: '#ef7d2d',
  leaf: '#3f9b45',
  gold: '#ffd84d',
} as const;

const rainbow = ['#e4463f', '#f2903a', '#f7d547', '#56b45a', '#4aa8d8', '#4b62c4', '#8a4fb0'] as const;

const rabbit = [
  '...kk......kk...',
  '..kwwk....kwwk..',
  '..kwpk....kpwk..',
  '..kwpk....kpwk..',
  '..kwpk....kpwk..',
  '..kwpk....kpwk..',
  '..kwpwkkkkwpwk..',
  '..kwwwwwwwwwwk..',
  '..kwwwwwwwwwwk..',
  '..kwweewweewwk..',
  '..kwwwwwwwwwwk..',
  '..kwwwwppwwwwk..',
  '...kwwweewwwk...',
  '..kwwwwwwwwwwk..',
  '.kwwwwwwwwwwwwk.',
  '.kwwwwwwwwwwwwk.',
  '.kwwwwkwwkwwwwk.',
  '..kkkkkkkkkkkk..',
];

const carrot = [
  '....ggg.',
  '...gg.g.',
  '..ooog..',
  '.ooooo..',
  '.oooo...',
  '.ooo....',
  'ooo.....',
  'oo......',
];

const crown = ['y..y..y.', 'yy.yy.yy', 'yyyyyyyy', 'yyyyyyyy'];

const glasses = ['eeee.eeee', 'eeeeeeeee', 'eee...eee'];

/** A thing in a picture, at its upper left corner. */
type Thing =
  | { draw: 'rabbit'; coat: keyof typeof coats; x: number; y: number }
  | { draw: 'carrot' | 'crown' | 'glasses'; x: number; y: number }
  | { draw: 'rainbow' }
  | { draw: 'stars' }
  | { draw: 'light'; x: number; y: number };

/** A picture as the demo's people made it. */
export interface DemoScene {
  scene: keyof typeof scenes;
  things: readonly Thing[];
}

const sprites = { carrot, crown, glasses };

const palette: readonly string[] = [
  ...Object.values(scenes).flat(),
  ...Object.values(coats),
  ...Object.values(fixedColours),
  ...rainbow,
];
const indexOf = (colour: string) => palette.indexOf(colour);

class Canvas {
  readonly pixels = new Uint8Array(side * side);

  set(x: number, y: number, colour: string): void {
    if (x >= 0 && x < side && y >= 0 && y < side) this.pixels[y * side + x] = indexOf(colour);
  }

  /** Draws rows of letters, each of which stands for a colour; others are left out. */
  sprite(rows: readonly string[], x: number, y: number, colours: Readonly<Record<string, string>>): void {
    for (const [row, letters] of rows.entries())
      for (const [column, letter] of [...letters].entries()) {
        const colour = colours[letter];
        if (colour) this.set(x + column, y + row, colour);
      }
  }
}

const { pink, eye, orange, leaf, gold } = fixedColours;
const letters = { p: pink, e: eye, o: orange, g: leaf, y: gold };

function drawRainbow(canvas: Canvas): void {
  for (let y = 0; y < 28; y += 1)
    for (let x = 0; x < side; x += 1) {
      const band = Math.floor(Math.hypot(x - side / 2, y - 30)) - 16;
      const colour = rainbow[rainbow.length - 1 - band];
      if (colour) canvas.set(x, y, colour);
    }
}

function drawStars(canvas: Canvas): void {
  for (let star = 0; star < 14; star += 1) canvas.set((star * 17 + 5) % side, (star * 7 + 2) % 18, gold);
}

/** Draws a sun or a moon around a point. */
function drawLight(canvas: Canvas, at: { x: number; y: number }): void {
  for (let y = -3; y <= 3; y += 1)
    for (let x = -3; x <= 3; x += 1) if (Math.hypot(x, y) < 3.4) canvas.set(at.x + x, at.y + y, gold);
}

function drawThing(canvas: Canvas, thing: Thing, line: string): void {
  if (thing.draw === 'rabbit') {
    canvas.sprite(rabbit, thing.x, thing.y, { ...letters, k: line, w: coats[thing.coat] });
  } else if (thing.draw === 'rainbow') {
    drawRainbow(canvas);
  } else if (thing.draw === 'stars') {
    drawStars(canvas);
  } else if (thing.draw === 'light') {
    drawLight(canvas, thing);
  } else {
    canvas.sprite(sprites[thing.draw], thing.x, thing.y, letters);
  }
}

/** Draws a picture of the demo contest, as a PNG file of 320 by 320 pixels. */
export function drawDemoScene({ scene, things }: DemoScene): Buffer {
  const [sky, low, ground, line] = scenes[scene];
  const canvas = new Canvas();
  const colourAt = (y: number) => {
    if (y < 16) return sky;
    return y < 28 ? low : ground;
  };
  for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) canvas.set(x, y, colourAt(y));
  for (const thing of things) drawThing(canvas, thing, line);
  return indexedPng({ width: side, palette, pixels: canvas.pixels }, scale);
}
