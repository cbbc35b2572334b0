import { drawMemeRabbit, drawSweat, type MemeRabbit } from './draw-rabbit';
import {
  boxPath,
  cream,
  drawAt,
  drawInside,
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
import { type DrawScene, drawRays, fillView, type SceneView } from './scene';

/** Scatters points evenly without chance: the same stars in every picture. */
function drawStars(canvas: MemeCanvas, view: SceneView, below: number): void {
  for (let index = 0; index < 150; index += 1) {
    const x = view.left + ((index * 0.7548777) % 1) * (view.right - view.left);
    const y = view.top + ((index * 0.5698403) % 1) * (below - view.top);
    fillShape(canvas, ovalPath(x, y, 2 + (index % 4) * 1.1), index % 5 === 0 ? '#ffe9a8' : '#ffffffc4');
  }
}

/** Thoughts below the stars. */
export const drawThoughts: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, 900], '#120d3a', '#3a2f8f', '#8a5fc0'));
  drawStars(canvas, view, 760);
  glowAt(canvas, 850, 150, 260, '#fff0c066', '#fff0c000');
  inkShape(canvas, ovalPath(850, 150, 92), '#fff0c0', 0.001);
  fillShape(canvas, ovalPath(820, 130, 17) + ovalPath(880, 182, 12) + ovalPath(866, 112, 8), '#e9d493');
  fillShape(canvas, 'M-700 800C-200 640 200 700 600 790S1300 700 1700 800V1300H-700Z', '#2c4a86');
  fillShape(canvas, 'M-700 880C-300 800 200 850 560 890S1300 850 1700 900V1300H-700Z', '#1f3568');
  // The bubble, and the smaller bubbles that lead to it.
  inkShape(
    canvas,
    'M120 300Q60 190 170 150Q200 50 330 70Q420-6 520 50Q640 0 690 90Q800 110 770 220Q830 320 720 370Q690 450 570 420Q470 480 380 430Q270 470 220 400Q110 400 120 300Z',
    cream,
    8,
  );
  inkShape(canvas, ovalPath(330, 505, 36, 28), cream, 7);
  inkShape(canvas, ovalPath(300, 575, 22, 17), cream, 6);
  // The thinker lies on the hill, the head on an arm.
  drawAt(canvas, { x: 560, y: 880, scale: 2 }, () => {
    fillShape(canvas, ovalPath(10, 26, 190, 12), '#0b08245e');
    inkShape(canvas, ovalPath(168, -30, 20), cream);
    const fur = memeFurs.indigo;
    const body = 'M-92-36C-40-88 90-92 150-52C184-26 168 22 110 26H-70Q-112 10-92-36Z';
    inkShape(canvas, body, fur.fill);
    drawInside(canvas, body, () => {
      fillShape(canvas, ovalPath(10, 34, 120, 40), cream);
      fillShape(canvas, body, fadeDown(canvas, [-90, 26], `${fur.deep}00`, `${fur.deep}66`));
    });
    drawLine(canvas, body);
    inkShape(canvas, ovalPath(150, 14, 34, 15), fur.fill);
    inkShape(canvas, ovalPath(96, 18, 34, 14), fur.fill);
    inkBar(canvas, 'M-60-8Q-30 40-96 18', fur.fill, 20);
    drawAt(canvas, { x: -100, y: -62, turn: -16 }, () =>
      drawMemeRabbit(canvas, {
        fur: 'indigo',
        isHead: true,
        eyes: 'open',
        look: [0.2, -1],
        mouth: 'flat',
        brows: 'raised',
        ears: [26, 40],
      }),
    );
    inkBar(canvas, 'M-40-20Q-20 30-64 24Q-92 20-100-10', fur.fill, 20);
  });
  for (const [index, x] of [-420, -200, 60, 960, 1180, 1400].entries())
    drawLine(canvas, `M${x} ${985 + (index % 2) * 50}q6-40-10-56m10 56q2-36 16-50`, 8, '#4d77b8');
};

const minds: readonly [MemeRabbit, MemeRabbit, MemeRabbit] = [
  { fur: 'white', eyes: 'half', mouth: 'flat', ears: ['flop', 'flop'], look: [0, 0.6] },
  { fur: 'blue', eyes: 'open', mouth: 'smile', brows: 'raised', ears: [10, 14] },
  { fur: 'rainbow', eyes: 'spark', mouth: 'grin', ears: [24, 24] },
];

/** One mind in three steps. */
export const drawLevels: DrawScene = (canvas, view) => {
  const rows = [
    { top: view.top, bottom: 333, paint: '#d9d5ea', y: 215 },
    { top: 333, bottom: 667, paint: '#9fd0ff', y: 545 },
    { top: 667, bottom: view.bottom, paint: '#1b1354', y: 880 },
  ] as const;
  const x = 770 + (view.right - 1000) / 2;
  for (const [index, { top, bottom, paint, y }] of rows.entries()) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(view.left, top, view.right - view.left, bottom - top);
    canvas.clip();
    fillView(canvas, view, paint);
    if (index === 1) glowAt(canvas, x, y - 10, 280, '#ffffff', '#ffffff00');
    if (index === 2) {
      fillView(canvas, view, fadeDown(canvas, [top, bottom], '#150d45', '#4a2a9e'));
      drawStars(canvas, view, bottom);
      drawAt(canvas, { x, y: y - 10 }, () => drawRays(canvas, 0, 0, 20, '#ffe58a33'));
      for (const [band, colour] of skyOrder.entries())
        drawLine(canvas, ovalPath(x, y - 10, 262 - band * 15), 15, memeFurs[colour].fill);
      glowAt(canvas, x, y - 10, 190, '#fffdf0', '#fff3b0cc', '#fff3b000');
    }
    const head = minds[index] ?? minds[0];
    drawAt(canvas, { x, y: y + (index === 0 ? -10 : 22), scale: 1.58 }, () =>
      drawMemeRabbit(canvas, { ...head, isHead: true }),
    );
    canvas.restore();
    if (index > 0) drawLine(canvas, `M${view.left} ${top}H${view.right}`, 10);
  }
};

/** The tower of those who rely on one. */
export const drawTower: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, view.bottom], '#8fdcff', '#e9fbff', '#fff4d6'));
  drawRays(canvas, 620, 620, 26, '#ffffff59');
  fillShape(canvas, 'M-700 930Q500 870 1700 930V1300H-700Z', '#8cc971');
  fillShape(canvas, ovalPath(620, 962, 160, 18), `${memeInk}33`);
  const crowd = [
    { fur: 'blue', eyes: 'shut', mouth: 'smile', x: 628, turn: -4, ears: ['flop', 'flop'] },
    { fur: 'yellow', eyes: 'open', mouth: 'round', x: 652, turn: 5, ears: ['flop', 'flop'] },
    { fur: 'red', eyes: 'happy', mouth: 'grin', x: 640, turn: 13, ears: [26, 22] },
  ] as const;
  // The lowest first: each sits on the head of the one below.
  for (const [index, { x, turn, ...face }] of crowd.entries())
    drawAt(canvas, { x, y: 706 - index * 196, scale: 1.22, turn }, () =>
      drawMemeRabbit(canvas, {
        ...face,
        hands:
          index === 2
            ? [
                [-92, -170],
                [92, -170],
              ]
            : [
                [-62, -40],
                [62, -40],
              ],
      }),
    );
  drawAt(canvas, { x: 620, y: 958, scale: 1.5 }, () => {
    drawMemeRabbit(canvas, {
      fur: 'violet',
      eyes: 'wide',
      brows: 'worried',
      mouth: 'wobble',
      look: [-0.7, -0.2],
      ears: ['flop', 'flop'],
      hands: [
        [-82, -190],
        [82, -190],
      ],
    });
    drawAt(canvas, { y: -124 }, () => drawSweat(canvas));
  });
  drawLine(
    canvas,
    'M446 690q-30 20-26 56M428 630q-48 26-44 88M796 690q30 20 26 56M814 630q48 26 44 88',
    9,
    '#2a216055',
  );
};

/** A look through the lens. */
export const drawLens: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, view.bottom], '#ffe3f1', '#e3d4ff'));
  for (let y = -560; y < 1600; y += 130)
    for (let x = -620; x < 1700; x += 150)
      fillShape(canvas, `M${x + ((y / 130) % 2) * 75} ${y}l12 22h-24Z`, '#ffffff8c');
  drawAt(canvas, { x: 585, y: 1290, scale: 3.55 }, () => {
    drawMemeRabbit(canvas, {
      fur: 'yellow',
      eyes: 'half',
      mouth: 'flat',
      brows: 'raised',
      look: [-0.8, 0.2],
      ears: [20, 'flop'],
      tilt: 5,
      hands: [null, [58, -50]],
      wear: () => {
        const dome = 'M-64-24C-70-112 70-112 64-24Q0-46-64-24Z';
        inkShape(canvas, dome, '#b98654', 5.5);
        drawInside(canvas, dome, () =>
          drawLine(
            canvas,
            'M-70-70L70-50M-70-46L70-76M-40-110L-26-20M0-110V-20M40-110L26-20',
            5,
            '#8c5e3877',
          ),
        );
        inkShape(canvas, 'M-60-30Q-96-26-112-2Q-80-12-40-32ZM60-30Q96-26 112-2Q80-12 40-32Z', '#8c5e38', 5.5);
        inkShape(canvas, ovalPath(0, -90, 8, 6), '#8c5e38', 4);
      },
    });
  });
  // The eye behind the lens is as large as the lens.
  drawAt(canvas, { x: 352, y: 735 }, () => {
    inkBar(canvas, 'M-120 150L-270 330', '#c98a4b', 44, 9);
    inkShape(canvas, ovalPath(0, 0, 218), '#8d80bb', 10);
    const glass = ovalPath(0, 0, 180);
    inkShape(canvas, glass, memeFurs.yellow.fill, 8);
    drawInside(canvas, glass, () => {
      inkShape(canvas, ovalPath(10, 6, 150, 142), cream, 9);
      fillShape(canvas, ovalPath(-34, 22, 62, 70), memeInk);
      fillShape(canvas, ovalPath(-12, -10, 20) + ovalPath(-54, 50, 10), cream);
      fillShape(canvas, 'M-200-220H200V-74Q20-130-200-50Z', memeFurs.yellow.fill);
      drawLine(canvas, 'M-190-46Q20-128 190-80', 11);
      fillShape(canvas, 'M60-170L130-140L-60 170L-120 150Z', '#ffffff47');
    });
    drawLine(canvas, glass, 8);
    inkShape(canvas, ovalPath(-172, 216, 62, 54), memeFurs.yellow.fill, 10);
    drawLine(canvas, 'M-202 184q16 22 12 50M-168 172q16 24 12 54M-134 182q12 22 8 44', 8);
  });
};

/** It was somebody else. */
export const drawSmirk: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, 720], '#26306e', '#7a4a9c', '#ff9a5c'));
  drawStars(canvas, view, 300);
  fillShape(canvas, 'M-700 700Q500 640 1700 700V1300H-700Z', '#4d8a55');
  glowAt(canvas, 300, 470, 420, '#ffdf7acc', '#ff9a5c00');
  // The servers of the hole in the hill, and their flames.
  for (const [x, y, tall] of [
    [120, 420, 270],
    [290, 360, 340],
    [460, 440, 250],
  ] as const) {
    inkShape(canvas, boxPath(x - 70, y, 140, tall, 14), '#575a8c', 8);
    for (let row = 0; row < 4; row += 1) {
      inkShape(canvas, boxPath(x - 50, y + 24 + row * 54, 100, 34, 8), '#2f3163', 5);
      const light = memeFurs[skyOrder[(row * 2 + x) % 7] ?? 'red'].fill;
      fillShape(
        canvas,
        ovalPath(x - 32, y + 41 + row * 54, 7) + ovalPath(x - 12, y + 41 + row * 54, 7),
        light,
      );
    }
    drawAt(canvas, { x: x - 4, y: y + 16, scale: 0.95 }, () => {
      inkShape(
        canvas,
        'M-66 10C-96-60-34-80-46-150C-10-130 2-96 6-74C18-96 46-110 34-190C88-140 104-60 70 10Z',
        memeFurs.red.fill,
        6,
      );
      fillShape(
        canvas,
        'M-40 6C-56-40-16-60-20-100C10-80 16-56 20-76C54-50 60-20 42 6Z',
        memeFurs.orange.fill,
      );
      fillShape(canvas, 'M-18 4C-26-20-4-30-4-52C14-36 26-20 18 4Z', '#ffe07a');
    });
  }
  for (const [x, y, size] of [
    [150, 120, 60],
    [230, 70, 46],
    [330, 40, 70],
    [430, 130, 50],
  ] as const)
    fillShape(canvas, ovalPath(x, y, size, size * 0.8), '#3b335f66');
  // In front, too close to be innocent.
  drawAt(canvas, { x: 690, y: 1268, scale: 4 }, () => {
    drawMemeRabbit(canvas, {
      fur: 'red',
      eyes: 'half',
      mouth: 'smirk',
      brows: 'angry',
      look: [-0.2, 0.1],
      ears: [14, 34],
      tilt: 6,
      hands: [null, null],
    });
  });
};

const digits = {
  '1': 'M-18-20L4-38V38',
  '2': 'M-24-18Q-22-42 0-42T24-18Q24 0-26 38H26',
  '3': 'M-22-32Q20-52 22-20Q22-2-4-2Q26-2 24 20Q18 52-26 32',
} as const;

/** The first, and the others. */
export const drawWinners: DrawScene = (canvas, view) => {
  fillView(canvas, view, fadeDown(canvas, [view.top, view.bottom], '#2b2368', '#6b4fc4'));
  drawRays(canvas, 500, 420, 24, '#ffe58a26');
  for (let index = 0; index < 90; index += 1) {
    const x = view.left + ((index * 0.7548777) % 1) * (view.right - view.left);
    const y = view.top + ((index * 0.5698403) % 1) * 760;
    drawAt(canvas, { x, y, turn: index * 47 }, () =>
      fillShape(canvas, boxPath(-11, -6, 22, 12, 3), memeFurs[skyOrder[index % 7] ?? 'red'].fill),
    );
  }
  fillShape(canvas, 'M-700 940H1700V1300H-700Z', '#1d1850');
  const steps = [
    { x: 200, top: 800, place: '2', fur: 'blue', eyes: 'shut', mouth: 'flat', brows: 'angry' },
    { x: 800, top: 840, place: '3', fur: 'green', eyes: 'tears', mouth: 'wobble', brows: 'worried' },
    { x: 500, top: 700, place: '1', fur: 'orange', eyes: 'happy', mouth: 'grin' },
  ] as const;
  for (const { x, top, place, ...face } of steps) {
    inkShape(canvas, boxPath(x - 150, top, 300, 700, 14), '#f0e6ff', 8);
    fillShape(canvas, boxPath(x - 146, top + 4, 292, 26, 10), '#ffffff');
    drawAt(canvas, { x, y: top + 92 }, () => drawLine(canvas, digits[place], 15, memeFurs.violet.deep));
    drawAt(canvas, { x, y: top + 2, scale: place === '1' ? 1.5 : 1.22 }, () => {
      drawMemeRabbit(canvas, {
        ...face,
        ears: place === '1' ? [22, 20] : ['flop', 'flop'],
        hands:
          place === '1'
            ? [
                [-84, -196],
                [64, -104],
              ]
            : [
                [-52, -34],
                [52, -34],
              ],
      });
      if (place !== '1') return;
      // The prize: a carrot of gold.
      drawAt(canvas, { x: -92, y: -232, turn: -16, scale: 1.15 }, () => {
        inkBar(canvas, 'M0-34q-8-22-22-30M0-34q0-24 4-38M0-34q12-20 26-24', memeFurs.green.fill, 8, 4);
        inkShape(canvas, 'M-24-26C-20-40 20-40 24-26C24 0 8 44 0 62C-8 44-24 0-24-26Z', '#ffd34f', 5);
        fillShape(canvas, 'M-12-24q-4 22 4 44', '#fff3b0');
      });
    });
  }
};
