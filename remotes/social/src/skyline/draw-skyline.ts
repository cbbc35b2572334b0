import type { SkylineParameters } from '@rainbow-rabbit/processes/community/client';
import type { SkylineArt } from './skyline-art';

const width = 800;
const groundY = 220;

/** Returns a sequence of numbers from 0 up to 1 that is the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Between = (least: number, most: number) => number;

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h-${w}z`;

/** Returns the windows of a building, in rows from its top to the ground. */
function windowsOf(
  x: number,
  y: number,
  w: number,
  [step, size]: readonly [step: number, size: number],
): string {
  const columns = Math.floor((w - 6) / step);
  const rows = Math.min(7, Math.floor((groundY - y - 12) / (step * 1.6)));
  const left = x + (w - columns * step + step - size) / 2;
  return Array.from({ length: Math.max(0, columns * rows) }, (_, at) =>
    box(
      Math.round(left + (at % columns) * step),
      Math.round(y + 9 + Math.floor(at / columns) * step * 1.6),
      size,
      Math.round(size * 1.4),
    ),
  ).join('');
}

/** Returns the top of a tower: flat, with a mast, pointed, or round. */
function topOf(kind: number, x: number, y: number, w: number): string {
  const middle = x + w / 2;
  if (kind === 1) return box(middle - 1, y - 26, 2, 26);
  if (kind === 2) return `M${x} ${y}L${middle} ${y - w}L${x + w} ${y}z`;
  if (kind === 3) return `M${x} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`;
  return '';
}

/** Draws towers from left to right, each in its own stretch. */
function towersOf(count: number, between: Between): { walls: string; windows: string } {
  const each = (width - 80) / Math.max(1, count);
  let [walls, windows] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const w = 2 * between(12, Math.min(24, Math.max(13, Math.floor(each / 2) - 3)));
    const x = Math.round(40 + index * each + between(0, Math.max(0, Math.floor(each - w))));
    const y = between(66, 150);
    walls += box(x, y, w, groundY - y) + topOf(between(0, 3), x, y, w);
    windows += windowsOf(x, y, w, [9, 4]);
  }
  return { walls, windows };
}

/** Draws houses with roofs, wall to wall, around the middle. */
function housesOf(count: number, between: Between): { walls: string; roofs: string; windows: string } {
  const widths = Array.from({ length: count }, () => 2 * between(16, 24));
  let x = Math.round((width - widths.reduce((sum, w) => sum + w, 0)) / 2 + between(-60, 60));
  let [walls, roofs, windows] = ['', '', ''];
  for (const w of widths) {
    const y = between(152, 182);
    walls += box(x, y, w, groundY - y);
    roofs += `M${x - 2} ${y}L${x + w / 2} ${y - between(10, 18)}L${x + w + 2} ${y}z`;
    windows += windowsOf(x, y, w, [13, 6]);
    x += w;
  }
  return { walls, roofs, windows };
}

/** Draws the land behind the buildings. */
function landOf(land: SkylineParameters['land'], between: Between): string {
  if (land === 'plain') return `M0 ${groundY}V${between(184, 200)}H${width}V${groundY}z`;
  const steps = 8;
  const step = width / steps;
  let path = `M0 ${groundY}V${between(150, 180)}`;
  for (let index = 1; index <= steps; index += 1) {
    const x = index * step;
    const y = index % 2 ? between(96, 140) : between(150, 190);
    path += land === 'hills' ? `Q${x - step / 2} ${y - 24} ${x} ${y + 20}` : `L${x} ${y}`;
  }
  return `${path}V${groundY}z`;
}

const waves = Array.from({ length: 20 }, (_, at) => {
  const [x, y] = [(at % 10) * 80 + (at < 10 ? 0 : 40), at < 10 ? 234 : 248];
  return `M${x} ${y}q16 -5 32 0t32 0`;
}).join('');

/** Draws trees, which grow on streets and in parks. */
function treesOf(count: number, between: Between): string {
  return Array.from({ length: count }, () => {
    const [x, r] = [between(20, width - 20), between(8, 15)];
    const y = groundY - r - 6;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0M${x - 2} ${y + r - 1}v7h4v-7z`;
  }).join('');
}

const treesBefore: Readonly<Record<SkylineParameters['ground'], number>> = { water: 3, street: 6, park: 14 };

/** Draws the skyline of a city from its parameters: the same for the same ones, on every device. */
export function drawSkyline({ land, ground, towers, houses, seed }: SkylineParameters): SkylineArt {
  const next = numbersOf(seed);
  const between: Between = (least, most) => least + Math.floor(next() * (most - least + 1));
  const [sunX, sunR] = [between(60, width - 120), between(22, 40)];
  const far = landOf(land, between);
  const tall = towersOf(towers, between);
  const low = housesOf(houses, between);
  const trees = treesOf(treesBefore[ground], between);
  const floor = box(0, groundY, width, 40);
  const art: SkylineArt = [
    [
      'glow',
      `M${sunX} ${between(60, 100)}a${sunR} ${sunR} 0 1 0 ${2 * sunR} 0a${sunR} ${sunR} 0 1 0 -${2 * sunR} 0`,
    ],
    ['far', far],
    ['mid2', tall.walls],
    ['lit', tall.windows],
    ['paper', low.walls],
    ['roof', low.roofs],
    ['shade', low.windows],
    ['leaf', trees],
    [ground === 'water' ? 'water' : 'ground', floor],
    ...(ground === 'water' ? ([['wave', waves]] as const) : []),
    ...(ground === 'street'
      ? ([
          ['near', box(0, 226, width, 16)],
          ['wire', `M0 234H${width}`],
        ] as const)
      : []),
  ];
  return art.filter(([, path]) => path !== '');
}
