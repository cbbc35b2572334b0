import type { ArtCanvas } from '../../../art/bitmap';
import { rainbow } from '../../../art/rainbow';
import { holePlaces, opening, whacSize } from '../layout';
import { ink } from './rabbit-art';
import { ellipse, paint, type SpriteArt } from './sprite';

const { width, height } = whacSize;

/** Colours that go on above and below the meadow. */
export const skyColour = '#58b7ef';
export const grassColour = '#71bc60';

/** Where the sky ends. */
const horizon = 158;

function gradient(canvas: ArtCanvas, from: number, to: number, colours: readonly string[]): CanvasGradient {
  const made = canvas.createLinearGradient(0, from, 0, to);
  for (const [index, colour] of colours.entries()) made.addColorStop(index / (colours.length - 1), colour);
  return made;
}

/** Art reaches over its edges, whose last pixels would be half empty where the scale is no whole number. */
const over = 3;

/** Spreads things evenly without chance: the fractions of the golden ratio's multiples. */
const spread = (index: number) => (index * 0.618034) % 1;

function sky(canvas: ArtCanvas): void {
  canvas.fillStyle = gradient(canvas, 0, horizon + 20, [skyColour, '#a5dcf7', '#fdf3d3']);
  canvas.fillRect(0, 0, width + over, horizon + 20);
}

function hills(canvas: ArtCanvas): void {
  paint(
    canvas,
    `M0 ${horizon - 8}Q50 ${horizon - 46} 118 ${horizon - 16}T236 ${horizon - 22}T360 ${horizon - 14}h${over}V200H0Z`,
    '#a9d9b4',
  );
  paint(
    canvas,
    `M0 ${horizon + 4}Q70 ${horizon - 30} 150 ${horizon}T360 ${horizon - 10}h${over}V210H0Z`,
    '#86cb8b',
  );
  for (let index = 0; index < 26; index += 1) {
    const x = index * 14.4 + 6 * spread(index);
    const size = 7 + 8 * spread(index * 5 + 2);
    paint(canvas, ellipse(x, horizon + 6 - size * 0.5, size, size), index % 3 ? '#4fa765' : '#5fb571');
  }
}

function grass(canvas: ArtCanvas): void {
  canvas.fillStyle = gradient(canvas, horizon, height, ['#a4dc6d', '#7fcb5a', '#5fb44c']);
  canvas.fillRect(0, horizon + 2, width + over, height - horizon + over);
  // mown bands, broader the nearer they are
  canvas.fillStyle = '#ffffff1f';
  for (let band = 0, y = horizon + 2; y < height; band += 1) {
    const next = y + 16 + band * 9;
    if (band % 2)
      canvas.fill(
        new Path2D(`M0 ${y}Q180 ${y - 8} 360 ${y}h${over}V${next}h${-over}Q180 ${next - 8} 0 ${next}Z`),
      );
    y = next;
  }
}

function blades(canvas: ArtCanvas): void {
  for (let index = 0; index < 110; index += 1) {
    const y = horizon + 14 + (height - horizon - 16) * spread(index * 3 + 1);
    const x = width * spread(index * 7 + 4);
    const size = 3 + ((y - horizon) / (height - horizon)) * 5;
    const path = `M${x} ${y}q${-size * 0.6} ${-size} ${-size} ${-size * 1.1}M${x} ${y}q0 ${-size} ${size * 0.3} ${-size * 1.5}M${x} ${y}q${size * 0.6} ${-size * 0.8} ${size} ${-size}`;
    paint(canvas, path, undefined, index % 2 ? '#3f953fa0' : '#d9f2a0c0', 1.3);
  }
}

function flower(canvas: ArtCanvas, x: number, y: number, size: number, colour: string): void {
  paint(canvas, `M${x} ${y}v${size * 2.4}`, undefined, '#3f953f', size * 0.4);
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
    paint(
      canvas,
      ellipse(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72, size * 0.72),
      colour,
    );
  }
  paint(canvas, ellipse(x, y, size * 0.6, size * 0.6), colour === '#ffffff' ? '#ffcb2b' : '#fff6d8');
}

/** Flowers, only where no hole is. */
function flowers(canvas: ArtCanvas): void {
  for (let index = 0; index < 60; index += 1) {
    const x = 6 + (width - 12) * spread(index * 11 + 3);
    const y = horizon + 16 + (height - horizon - 30) * spread(index * 4 + 7);
    const isClear = holePlaces.every(
      (place) => Math.abs(x - place.x) > 62 * place.scale || Math.abs(y - place.y) > 34 * place.scale,
    );
    const nearness = (y - horizon) / (height - horizon);
    if (isClear)
      flower(canvas, x, y, 1.6 + 2.2 * nearness, index % 3 ? '#ffffff' : (rainbow[index % 7]?.fill ?? ''));
  }
}

/** The mound of earth around a hole, its origin in the middle of the opening. */
function mound(canvas: ArtCanvas): void {
  const { x, y } = opening;
  paint(canvas, ellipse(0, 9, x + 19, y + 15), '#2f7a3a55');
  paint(
    canvas,
    `M${-x - 15} 6C${-x - 16} -12 ${-x + 8} -23 0-23S${x + 16}-12 ${x + 15} 6C${x + 14} 22 ${x - 12} 29 0 29S${-x - 14} 22 ${-x - 15} 6Z`,
    '#a8693c',
    '#6d3d22',
    2.4,
  );
  paint(
    canvas,
    `M${-x - 8}-2C${-x} -15 ${-x + 20} -20 0-20S${x} -15 ${x + 8}-2Q${x - 6}-15 0-16T${-x - 8}-2Z`,
    '#cf9560',
  );
  canvas.fillStyle = gradient(canvas, -y, y, ['#1d0f1d', '#4a2a22']);
  canvas.fill(new Path2D(ellipse(0, 0, x, y)));
  paint(canvas, ellipse(0, 0, x, y), undefined, '#5b3018', 2.4);
}

/** Tufts of grass and clods on the near side of a mound. */
function moundFront(canvas: ArtCanvas): void {
  const { x } = opening;
  for (let index = 0; index < 7; index += 1) {
    const place = -x + index * (x / 3.1);
    const low = 27 - Math.abs(place) * 0.2;
    paint(
      canvas,
      `M${place - 7} ${low + 3}q0-8-4-12 7 3 8 9 0-9 4-13 1 7 1 13 4-6 8-7-4 5-4 10Z`,
      index % 2 ? '#6cbd50' : '#58ab47',
    );
  }
  paint(
    canvas,
    ellipse(-22, 19, 3.2, 2.2) + ellipse(14, 22, 2.6, 1.8) + ellipse(34, 15, 2.6, 1.8),
    '#7d4a2a',
  );
  paint(canvas, ellipse(-8, 20.5, 2, 1.4) + ellipse(27, 19, 1.8, 1.3), '#cf9560');
}

function land(canvas: ArtCanvas): void {
  sky(canvas);
  hills(canvas);
  grass(canvas);
  blades(canvas);
}

/** The whole meadow with its empty holes. */
export const meadowArt: SpriteArt = {
  size: [width, height],
  origin: [0, 0],
  draw: (canvas) => {
    land(canvas);
    flowers(canvas);
    for (const { x, y, scale } of holePlaces) {
      canvas.save();
      canvas.translate(x, y);
      canvas.scale(scale, scale);
      mound(canvas);
      moundFront(canvas);
      canvas.restore();
    }
  },
};

/** The land beside the meadow: mirrored, it goes on where the meadow ends. */
export const landArt: SpriteArt = {
  size: [width, height],
  origin: [0, 0],
  draw: (canvas) => {
    land(canvas);
    flowers(canvas);
  },
};

/** The near side of a mound, which hides the lower part of a rabbit: all below the opening's near edge. */
export const moundFrontArt: SpriteArt = {
  size: [2 * opening.x + 44, 46],
  origin: [opening.x + 22, 4],
  draw: (canvas) => {
    const { x, y } = opening;
    canvas.clip(new Path2D(`M-90 0H${-x}A${x} ${y} 0 0 0 ${x} 0H90V60H-90Z`));
    mound(canvas);
    moundFront(canvas);
    paint(canvas, `M${-x} 0A${x} ${y} 0 0 0 ${x} 0`, undefined, '#dba873', 3);
    paint(canvas, `M${-x} 0A${x} ${y} 0 0 0 ${x} 0`, undefined, '#5b3018', 1.4);
  },
};

/** A ring around the hole that keys would hit. */
export const cursorArt: SpriteArt = {
  size: [140, 76],
  origin: [70, 36],
  draw: (canvas) => {
    canvas.setLineDash([18, 10]);
    const ring = ellipse(0, 2, opening.x + 18, opening.y + 15);
    paint(canvas, ring, undefined, ink, 7);
    paint(canvas, ring, undefined, '#ffffff', 3.6);
  },
};

/** The bow of a full rainbow, its origin in the middle of its foot. */
export const bowArt: SpriteArt = {
  size: [340, 176],
  origin: [170, 172],
  draw: (canvas) => {
    canvas.lineCap = 'butt';
    for (const [index, { fill }] of rainbow.entries()) {
      const radius = 164 - index * 9;
      paint(canvas, `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`, undefined, fill, 9.4);
    }
    // its feet fade out before the hills
    canvas.globalCompositeOperation = 'destination-out';
    canvas.fillStyle = gradient(canvas, -62, -6, ['#0000', '#000']);
    canvas.fillRect(-170, -62, 340, 66);
  },
};
