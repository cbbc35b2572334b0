import type { ArtCanvas } from '../../../art/bitmap';
import { crown, inkPath, oval, runInk } from './ink';

/** A drawing of an obstacle. */
export interface ObstacleArt {
  width: number;
  height: number;
  /** Units of the drawing on which the way lies, from its top. */
  foot: number;
  draw: (canvas: ArtCanvas) => void;
}

const line = 2.2;

const log: ObstacleArt = {
  width: 44,
  height: 34,
  foot: 27,
  draw(canvas) {
    inkPath(canvas, oval(22, 29, 21, 4), 'rgb(42 33 96 / 18%)');
    const trunk = new Path2D();
    trunk.roundRect(5, 4, 34, 23, 11);
    inkPath(canvas, trunk, runInk.bark, runInk.line, line);
    canvas.strokeStyle = runInk.barkDeep;
    canvas.lineWidth = 1.6;
    canvas.stroke(new Path2D('M10 12h12M8 19h15M14 23.5h8'));
    inkPath(canvas, oval(32, 15.5, 8, 11.5), '#f0cf9c', runInk.line, line);
    canvas.strokeStyle = '#c79a63';
    canvas.lineWidth = 1.5;
    canvas.stroke(oval(32, 15.5, 5, 7.4));
    canvas.stroke(oval(32, 15.5, 2, 3));
    const moss = new Path2D('M7 9q4-6 15-5.4q6 .4 5 3q-4 2-7 .6q-2 4-5 1q-4 4-8 .8Z');
    inkPath(canvas, moss, runInk.leafLight, runInk.leafDeep, 1.2);
  },
};

const hedge: ObstacleArt = {
  width: 46,
  height: 58,
  foot: 51,
  draw(canvas) {
    inkPath(canvas, oval(23, 53, 22, 4), 'rgb(42 33 96 / 18%)');
    inkPath(canvas, crown(23, 29, 18.5, 22.5, 11), runInk.leafDeep, runInk.line, line);
    inkPath(canvas, crown(22, 26, 15, 18, 10), runInk.leaf);
    inkPath(canvas, crown(18, 20, 8, 9, 8), runInk.leafLight);
    for (const [x, y] of [
      [14, 32],
      [30, 22],
      [26, 38],
      [33, 34],
      [20, 14],
    ] as const)
      inkPath(canvas, oval(x, y, 2.7), '#ff5d6c', runInk.line, 1);
  },
};

const fence: ObstacleArt = {
  width: 64,
  height: 46,
  foot: 39,
  draw(canvas) {
    inkPath(canvas, oval(32, 41, 31, 4), 'rgb(42 33 96 / 18%)');
    for (const y of [14, 27]) {
      const rail = new Path2D();
      rail.roundRect(3, y, 58, 5.6, 2.6);
      inkPath(canvas, rail, '#e8d3ba', runInk.line, line);
    }
    for (const x of [6, 19.5, 33, 46.5]) {
      const picket = new Path2D(`M${x} 40V9l5.5-6.5L${x + 11} 9V40Z`);
      inkPath(canvas, picket, '#fff6e8', runInk.line, line);
      canvas.fillStyle = '#e8d3ba';
      canvas.fillRect(x + 7.4, 10, 2.4, 29);
    }
  },
};

/** A tree behind the way with a bough that hangs low over it. */
const branch: ObstacleArt = {
  width: 150,
  height: 236,
  foot: 222,
  draw(canvas) {
    inkPath(canvas, oval(112, 205, 26, 4.5), 'rgb(42 33 96 / 16%)');
    const trunk = new Path2D('M95 206q10-22 6-62L97 84h28l-3 62q-2 40 12 60q-9-4-20-3t-19 3Z');
    inkPath(canvas, trunk, runInk.bark, runInk.line, line);
    canvas.strokeStyle = runInk.barkDeep;
    canvas.lineWidth = 2;
    canvas.lineCap = 'round';
    canvas.stroke(new Path2D('M109 198q3-14 1-34M117 192q-1-14 0-26'));
    inkPath(canvas, crown(80, 78, 60, 60, 14), runInk.leafDeep, runInk.line, line);
    inkPath(canvas, crown(75, 70, 50, 48, 13), runInk.leaf);
    inkPath(canvas, crown(58, 52, 25, 22, 9), runInk.leafLight);
    inkPath(canvas, crown(98, 84, 15, 13, 8), '#63bb5a');
    const bough = new Path2D('M106 150q-10 17-38 18q-24 1-40 5q-8 2-8 7q0 7 10 6q20-3 42-3q36-2 50-22Z');
    inkPath(canvas, bough, '#a86b42', runInk.line, line);
    canvas.strokeStyle = '#d09560';
    canvas.lineWidth = 2.4;
    canvas.stroke(new Path2D('M30 177q24-4 44-4q16-1 26-8'));
    for (const [x, y, size] of [
      [92, 136, 20],
      [36, 154, 21],
      [64, 148, 25],
    ] as const) {
      inkPath(canvas, crown(x, y, size, size * 0.82, 9), runInk.leafDeep, runInk.line, line);
      inkPath(canvas, crown(x - 1, y - 2.5, size * 0.82, size * 0.62, 9), runInk.leaf);
      inkPath(canvas, crown(x - 5, y - 6, size * 0.4, size * 0.28, 7), runInk.leafLight);
    }
    for (const x of [26, 44, 60, 78])
      inkPath(canvas, new Path2D(`M${x} 181q-6 5 0 11q6-6 0-11Z`), runInk.leafLight, runInk.line, 1.6);
  },
};

/** Drawings by kind of obstacle; water is drawn as wide as it is. */
export const obstacleArt: Readonly<Record<string, ObstacleArt>> = { log, branch, hedge, fence };
