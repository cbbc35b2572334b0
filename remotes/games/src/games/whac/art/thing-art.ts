import { rainbow } from '../../../art/rainbow';
import { ink } from './rabbit-art';
import { ellipse, paint, type SpriteArt } from './sprite';

const star =
  'M0-10.5c.7 0 1.2.4 1.5 1l2.3 4.8 5.2.8c1.3.2 1.8 1.8.9 2.7L6.1 2.5l.9 5.2c.2 1.3-1.2 2.3-2.3 1.7L0 6.9l-4.7 2.5c-1.1.6-2.5-.4-2.3-1.7l.9-5.2-3.8-3.7c-.9-.9-.4-2.5.9-2.7l5.2-.8 2.3-4.8c.3-.6.8-1 1.5-1Z';

/** A star that a hit throws up. */
export const starArt: SpriteArt = {
  size: [28, 28],
  origin: [14, 14],
  draw: (canvas) => {
    paint(canvas, star, '#ffd84f', ink, 2.2);
    paint(canvas, 'M-4-3l2.5-4', undefined, '#fff9dc', 2);
  },
};

/** The shape of a colour. */
export const shapeArt = (colour: number): SpriteArt => ({
  size: [28, 28],
  origin: [14, 14],
  draw: (canvas) => {
    canvas.translate(-12, -12);
    paint(canvas, rainbow[colour]?.shape ?? '', rainbow[colour]?.fill, ink, 1.9);
  },
});

/** A round place for a shape: a shape to come, or a shape that was hit. */
export const beadArt = (isHit: boolean): SpriteArt => ({
  size: [28, 28],
  origin: [14, 14],
  draw: (canvas) => {
    paint(
      canvas,
      ellipse(0, 0, 12, 12),
      isHit ? '#ffffff' : '#ffffffa6',
      isHit ? ink : '#2a216088',
      isHit ? 2.2 : 1.6,
    );
  },
});

/** The large round that shows the wanted colour, with its ring in that colour. */
export const medalArt = (colour: number): SpriteArt => ({
  size: [84, 84],
  origin: [42, 42],
  draw: (canvas) => {
    const { fill = '', shape = '' } = rainbow[colour] ?? {};
    paint(canvas, ellipse(0, 0, 37, 37), fill, ink, 3);
    paint(canvas, ellipse(0, 0, 28.5, 28.5), '#fffdf7', ink, 2);
    paint(canvas, 'M-30-12A33 33 0 0 1-8-31', undefined, '#ffffffaa', 3.4);
    canvas.translate(-22.2, -22.2);
    canvas.scale(1.85, 1.85);
    paint(canvas, shape, fill, ink, 1.5);
  },
});

/** A round plate behind the time and the multiplier. */
export const plateArt: SpriteArt = {
  size: [72, 72],
  origin: [36, 36],
  draw: (canvas) => {
    paint(canvas, ellipse(0, 3, 31, 31), '#2a216033');
    paint(canvas, ellipse(0, 0, 31, 31), '#2a2160');
    paint(canvas, ellipse(0, 0, 26, 26), '#3f357f');
    paint(canvas, 'M-22-9A24 24 0 0 1-5-23', undefined, '#ffffff4d', 3);
  },
};

/** A soft mallet with a striped head, its origin where it hits. */
export const malletArt: SpriteArt = {
  size: [112, 104],
  origin: [40, 62],
  draw: (canvas) => {
    canvas.rotate(0.5);
    paint(canvas, 'M6-23h50q5 0 5 4.5t-5 4.5H6Z', '#d99a55', ink, 2.4);
    canvas.save();
    canvas.clip(new Path2D('M-15-46q15-5 30 0v54q-15 5-30 0Z'));
    for (const [index, { fill }] of rainbow.entries()) {
      canvas.fillStyle = fill;
      canvas.fillRect(-16, -49 + index * 8.6, 32, 9);
    }
    canvas.fillStyle = '#ffffff55';
    canvas.fillRect(-12, -50, 6, 64);
    canvas.restore();
    paint(canvas, 'M-15-46q15-5 30 0v54q-15 5-30 0Z', undefined, ink, 2.6);
  },
};

/** A puff of dust. */
export const puffArt: SpriteArt = {
  size: [30, 26],
  origin: [15, 13],
  draw: (canvas) => {
    paint(
      canvas,
      'M-9 7a6 6 0 0 1-1-11.5A8 8 0 0 1 5-7a6.5 6.5 0 0 1 5 12 6 6 0 0 1-4 2Z',
      '#c9946a',
      '#6d3d22',
      1.6,
    );
  },
};

/** A cross after a mistake. */
export const crossArt: SpriteArt = {
  size: [34, 34],
  origin: [17, 17],
  draw: (canvas) => {
    paint(canvas, 'M-9-9 9 9M9-9-9 9', undefined, ink, 9.5);
    paint(canvas, 'M-9-9 9 9M9-9-9 9', undefined, '#ffffff', 5);
  },
};

/** A heart for a White Rabbit that was left alone. */
export const heartArt: SpriteArt = {
  size: [28, 28],
  origin: [14, 14],
  draw: (canvas) => {
    canvas.translate(-12, -12);
    paint(canvas, rainbow[0]?.shape ?? '', '#ffffff', ink, 2);
  },
};

/** A cloud that drifts over the sky. */
export const cloudArt: SpriteArt = {
  size: [92, 40],
  origin: [46, 20],
  draw: (canvas) => {
    paint(
      canvas,
      'M-34 12a11 11 0 0 1 1-22 17 17 0 0 1 30-4 15 15 0 0 1 25 6 10.5 10.5 0 0 1 12 20Z',
      '#ffffffd9',
    );
  },
};
