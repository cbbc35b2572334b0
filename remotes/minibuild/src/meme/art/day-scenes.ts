import { drawArm, drawMemeRabbit, drawSweat } from './draw-rabbit';
import {
  boxPath,
  cream,
  drawAt,
  drawLine,
  fadeDown,
  fillShape,
  glowAt,
  inkBar,
  inkShape,
  type MemeCanvas,
  memeFurs,
  memeInk,
  ovalPath,
  skyOrder,
} from './paint';
import { type DrawScene, drawRays, fillView } from './scene';

/** Draws a carrot around the origin. */
export function drawCarrot(canvas: MemeCanvas): void {
  inkBar(canvas, 'M0-34q-8-22-22-30M0-34q0-24 4-38M0-34q12-20 26-24', memeFurs.green.fill, 8, 4);
  inkShape(canvas, 'M-24-26C-20-40 20-40 24-26C24 0 8 44 0 62C-8 44-24 0-24-26Z', memeFurs.orange.fill, 5);
  drawLine(canvas, 'M-20-12h16M20 2h-14M-12 20h12', 4);
}

/** Two buttons, one paw. */
export const drawButtons: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, view.bottom], '#ffe9b8', '#ffc9a3'));
  drawRays(canvas, 500, 900, 22, '#ffffff3d');
  // The console, with a button on each slope.
  inkShape(canvas, 'M-700 1250V430C-300 380 1300 380 1700 430V1250Z', '#e6e2ff', 8);
  fillShape(canvas, 'M-700 440C-300 390 1300 390 1700 440V470C1300 420-300 420-700 470Z', '#ffffffaa');
  for (const [x, colour] of [
    [270, 'red'],
    [730, 'blue'],
  ] as const) {
    const { fill, deep } = memeFurs[colour];
    inkShape(canvas, ovalPath(x, 345, 168, 62), '#c9c3f2', 8);
    inkShape(canvas, `M${x - 130} 250v76c0 52 260 52 260 0v-76Z`, deep, 8);
    inkShape(canvas, ovalPath(x, 248, 130, 50), fill, 8);
    drawLine(canvas, `M${x - 92} 236q40-26 104-26`, 13, '#ffffff8c');
  }
  // The paw that can't decide.
  inkBar(canvas, 'M640 990C900 880 760 440 524 268', memeFurs.green.fill, 48, 8);
  inkShape(canvas, ovalPath(516, 244, 40, 34), memeFurs.green.fill, 8);
  drawLine(canvas, 'M494 216v22M516 212v24M538 218v20', 6);
  drawLine(
    canvas,
    'M410 150q-22 12-30 36M622 150q22 12 30 36M398 96q-44 20-58 62M634 96q44 20 58 62',
    9,
    '#2a216055',
  );
  drawAt(canvas, { x: 500, y: 1130, scale: 2.5 }, () =>
    drawMemeRabbit(canvas, {
      fur: 'green',
      eyes: 'wide',
      brows: 'worried',
      mouth: 'teeth',
      look: [0.2, -1],
      ears: [34, 'flop'],
      head: [0, -10],
      tilt: -3,
      hands: [[-52, -34], null],
    }),
  );
  drawAt(canvas, { x: 500, y: 795, scale: 2.3 }, () => drawSweat(canvas));
};

/** Two answers: no thanks, and yes please. */
export const drawNoYes: DrawScene = (canvas, view) => {
  const middle = 500;
  const half = (top: number, bottom: number, paint: string, dots: string) => {
    canvas.fillStyle = paint;
    canvas.fillRect(view.left, top, view.right - view.left, bottom - top);
    for (let x = -600; x < 1700; x += 90)
      for (let y = top + 30; y < bottom; y += 90)
        fillShape(canvas, ovalPath(x + (Math.round(y / 90) % 2) * 45, y, 9), dots);
  };
  const x = 245 + view.left * 0.65;
  canvas.save();
  canvas.beginPath();
  canvas.rect(view.left, view.top, view.right - view.left, middle - view.top);
  canvas.clip();
  half(view.top, middle, '#cfe6ff', '#ffffff66');
  drawAt(canvas, { x, y: 590, scale: 2 }, () => {
    drawMemeRabbit(canvas, {
      fur: 'orange',
      eyes: 'shut',
      brows: 'angry',
      mouth: 'flat',
      tilt: -14,
      head: [-8, 0],
      ears: ['flop', 24],
      hands: [null, null],
    });
    drawArm(canvas, 'orange', 1, [104, -150]);
    inkShape(canvas, ovalPath(110, -166, 22, 26), memeFurs.orange.fill, 5);
    drawLine(canvas, 'M102-188v15M112-190v15M122-186v14', 4);
  });
  canvas.restore();
  canvas.save();
  canvas.beginPath();
  canvas.rect(view.left, middle, view.right - view.left, view.bottom - middle);
  canvas.clip();
  half(middle, view.bottom, '#ffe08a', '#ffffff77');
  glowAt(canvas, x, 800, 330, '#fffbe6', '#fffbe600');
  drawAt(canvas, { x, y: 1090, scale: 2 }, () => {
    drawMemeRabbit(canvas, {
      fur: 'orange',
      eyes: 'happy',
      mouth: 'grin',
      tilt: 8,
      ears: [20, 16],
      hands: [[-62, -50], null],
    });
    drawArm(canvas, 'orange', 1, [92, -104]);
    inkBar(canvas, 'M92-106L122-134', memeFurs.orange.fill, 13, 5);
  });
  canvas.restore();
  drawLine(canvas, `M${view.left} ${middle}H${view.right}`, 12);
};

/** Tea among the flames. */
export const drawFine: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, view.bottom], '#7a3b8f', '#e8604c', '#ffb14a'));
  // The flames of the seven colours, the outer ones first.
  const flame = (x: number, y: number, scale: number, outer: string, inner: string) =>
    drawAt(canvas, { x, y, scale }, () => {
      fillShape(
        canvas,
        'M-90 60C-120-40-40-60-60-160C-10-130 0-90 4-60C20-90 60-110 40-220C110-150 150-60 100 60Z',
        outer,
      );
      fillShape(canvas, 'M-46 60C-60 10-20-10-24-60C6-40 20-10 24-40C60-10 70 30 50 60Z', inner);
    });
  for (const [index, x] of Array.from({ length: 22 }, (_, place) => -600 + place * 105).entries()) {
    const { fill, soft } = memeFurs[skyOrder[(index * 3) % 7] ?? 'red'];
    flame(x, 560, 1.55 + 0.35 * Math.sin(index * 2.3), fill, soft);
  }
  fillShape(canvas, 'M-700 600H1700V1300H-700Z', '#b4563f');
  drawLine(canvas, 'M-700 600H1700', 8);
  for (const y of [690, 800, 930]) drawLine(canvas, `M-700 ${y}H1700`, 5, '#2a216033');
  drawAt(canvas, { x: 640, y: 930, scale: 2.25 }, () =>
    drawMemeRabbit(canvas, {
      fur: 'violet',
      eyes: 'half',
      mouth: 'smile',
      look: [-0.6, 0.2],
      ears: [10, 18],
      hands: [
        [-66, -88],
        [50, -60],
      ],
      wear: () => {
        inkShape(canvas, 'M-37-44C-40-108 40-108 37-44Q0-56-37-44Z', '#57507c', 5);
        fillShape(canvas, 'M-36-58Q0-70 36-58L37-48Q0-60-37-48Z', memeFurs.yellow.fill);
        inkShape(canvas, 'M-56-40Q0-66 56-40Q52-30 0-46Q-52-30-56-40Z', '#3b3466', 5);
      },
    }),
  );
  // The table is in front of the rabbit.
  inkShape(canvas, 'M140 842H1010Q1030 842 1030 862T1010 882H140Q120 882 120 862T140 842Z', '#f0b977', 8);
  inkBar(canvas, 'M220 890V1300M930 890V1300', '#d99b55', 26, 7);
  drawAt(canvas, { x: 478, y: 740 }, () => {
    drawLine(canvas, 'M-20-70q-22-30 0-56t0-56M24-70q-22-30 0-56', 9, '#ffffffb0');
    inkShape(canvas, 'M-62-50H62V14Q62 50 26 50H-26Q-62 50-62 14Z', cream, 7);
    drawLine(canvas, 'M62-30q44-4 38 30t-42 28', 7);
    drawAt(canvas, { x: -2, y: 0, scale: 1 }, () => carrotMark(canvas));
  });
  drawAt(canvas, { x: 250, y: 800, scale: 1.3, turn: 68 }, () => drawCarrot(canvas));
  for (const [index, x] of [-500, -330, -120, 70, 960, 1130, 1330, 1500].entries()) {
    const { fill, soft } = memeFurs[skyOrder[(index * 2 + 1) % 7] ?? 'red'];
    flame(x, 1130, 1.3 + 0.3 * Math.cos(index * 3.1), fill, soft);
  }
};

const carrotMark = (canvas: MemeCanvas) => {
  fillShape(canvas, 'M-15-16Q0-24 15-16Q12 10 0 30Q-12 10-15-16Z', memeFurs.orange.fill);
  drawLine(canvas, 'M0-20q-4-8-10-10M0-20q4-8 10-10', 6, memeFurs.green.fill);
};

/** A rabbit with a sign. */
export const drawSign: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, 760], '#bfe3ff', '#f4fbff'));
  for (const [x, y, scale] of [
    [-330, 190, 1.1],
    [130, 60, 0.9],
    [905, 120, 1.2],
    [1330, 260, 1],
  ] as const)
    drawAt(canvas, { x, y, scale }, () =>
      fillShape(
        canvas,
        'M-110 40Q-130-6-82-12Q-70-66-14-52Q24-92 66-48Q122-50 116 0Q140 40 96 44H-90Q-104 44-110 40Z',
        '#ffffffd9',
      ),
    );
  fillShape(canvas, 'M-700 760C-300 640 100 660 500 720S1300 640 1700 740V1300H-700Z', '#a5da83');
  fillShape(canvas, 'M-700 860C-200 780 300 880 700 830S1400 820 1700 850V1300H-700Z', '#86c96a');
  for (const [index, x] of [-520, -300, -60, 90, 920, 1080, 1290, 1520].entries())
    drawAt(canvas, { x, y: 930 + (index % 3) * 34, scale: 1 }, () =>
      flower(canvas, skyOrder[(index * 2) % 7] ?? 'red'),
    );
  drawAt(canvas, { x: 500, y: 975, scale: 1.75 }, () =>
    drawMemeRabbit(canvas, {
      fur: 'blue',
      eyes: 'open',
      brows: 'raised',
      mouth: 'smirk',
      ears: [16, 'flop'],
      tilt: -4,
      hands: [
        [-128, -226],
        [128, -226],
      ],
    }),
  );
  // The board is above the head, in both hands.
  drawAt(canvas, { x: 500, y: 330, turn: -2.5 }, () => {
    inkShape(canvas, boxPath(-400, -240, 800, 420, 34), '#e0a463', 9);
    inkShape(canvas, boxPath(-368, -208, 736, 356, 18), cream, 7);
  });
  for (const [x, y] of [
    [278, 520],
    [722, 500],
  ] as const) {
    inkShape(canvas, ovalPath(x, y, 34, 42), memeFurs.blue.fill, 8);
    drawLine(canvas, `M${x - 14} ${y - 36}v24M${x} ${y - 40}v26M${x + 14} ${y - 36}v24`, 6);
  }
};

function flower(canvas: MemeCanvas, colour: keyof typeof memeFurs): void {
  drawLine(canvas, 'M0 0q4 26 0 56', 8, memeFurs.green.deep);
  for (let petal = 0; petal < 5; petal += 1)
    drawAt(canvas, { turn: petal * 72 }, () =>
      inkShape(canvas, ovalPath(0, -19, 13, 16), memeFurs[colour].fill, 4),
    );
  inkShape(canvas, ovalPath(0, 0, 10), '#ffe07a', 4);
}

/** The White Rabbit, who is late. */
export const drawLate: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, 800], '#ffd9ec', '#fff2d8'));
  // The speed of the way.
  drawAt(canvas, { x: 500, y: 520 }, () => drawRays(canvas, 0, 0, 34, '#ffffff70'));
  fillShape(canvas, 'M-700 800Q500 730 1700 800V1300H-700Z', '#9bd583');
  fillShape(canvas, 'M-700 860Q500 790 1700 860V900Q500 830-700 900Z', '#7fc267');
  for (const [x, y, length] of [
    [-40, 300, 240],
    [-120, 420, 320],
    [10, 560, 210],
    [-60, 690, 260],
    [-420, 480, 220],
  ] as const)
    drawLine(canvas, `M${x} ${y}h${length}`, 14, '#ffffffd9');
  fillShape(canvas, ovalPath(520, 905, 210, 22), `${memeInk}2b`);
  for (const [x, scale] of [
    [220, 1],
    [120, 0.72],
    [40, 0.5],
  ] as const)
    drawAt(canvas, { x, y: 880, scale }, () =>
      inkShape(canvas, 'M-60 20Q-86-20-44-30Q-30-70 8-46Q50-60 54-18Q80 0 56 20Z', cream, 7),
    );
  const white = memeFurs.white.fill;
  drawAt(canvas, { x: 520, y: 850, scale: 2.05, turn: 9 }, () => {
    inkBar(canvas, 'M-24-28Q-70-6-112-24', white, 26, 6);
    inkBar(canvas, 'M26-24Q84 0 84 28L112 24', white, 26, 6);
    inkShape(canvas, ovalPath(-56, -46, 18), cream);
    drawMemeRabbit(canvas, {
      fur: 'white',
      eyes: 'wide',
      brows: 'worried',
      mouth: 'scream',
      look: [0.9, 0.1],
      ears: [-52, 62],
      head: [22, -4],
      tilt: 4,
      hands: [[-104, -92], null],
      dress: () => {
        inkShape(
          canvas,
          'M-58-34C-58-66-40-96-8-96L2-62L16-94C46-88 58-62 58-34C58-18 46-10 40-8L6-52L-30-4C-46-8-58-18-58-34Z',
          memeFurs.red.fill,
          5,
        );
        fillShape(canvas, ovalPath(4, -44, 4) + ovalPath(2, -28, 4), '#ffe07a');
      },
    });
    drawArm(canvas, 'white', 1, [112, -112]);
  });
  // The watch, as large as the fear of it.
  drawAt(canvas, { x: 850, y: 560, turn: 12 }, () => {
    drawLine(canvas, 'M-108 40Q-70 110-10 118', 9, '#c59a2c');
    inkShape(canvas, boxPath(-17, -150, 34, 36, 8), '#e5b93f', 7);
    inkShape(canvas, ovalPath(0, 0, 118), '#f4cf62', 9);
    inkShape(canvas, ovalPath(0, 0, 92), cream, 6);
    for (let hour = 0; hour < 12; hour += 1)
      drawAt(canvas, { turn: hour * 30 }, () => drawLine(canvas, hour % 3 === 0 ? 'M0-80v16' : 'M0-80v8', 7));
    drawLine(canvas, 'M0 0L-24-44M0 0L10-66', 10, memeFurs.red.fill);
    fillShape(canvas, ovalPath(0, 0, 9), memeInk);
  });
  drawAt(canvas, { x: 590, y: 560, scale: 1.6 }, () => drawSweat(canvas));
};
