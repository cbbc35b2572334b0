import { spectrum } from '@rainbow-rabbit/shared/ui';
import { drawPicture, type PictureContext } from './draw-picture';

test('a picture has the seven bands and shapes, and texts that fit', () => {
  const strokes: string[] = [];
  const fills: string[] = [];
  const texts: [string, string][] = [];
  const context = {
    arc: () => undefined,
    beginPath: () => undefined,
    fillRect: () => undefined,
    restore: () => undefined,
    save: () => undefined,
    scale: () => undefined,
    translate: () => undefined,
    stroke: () => strokes.push(String(context.strokeStyle)),
    fill: (path: unknown) => fills.push(String(path)),
    measureText: (text: string) => ({ width: text.length * 60 }),
    fillText: (text: string) => texts.push([text, context.font]),
    strokeStyle: '',
    fillStyle: '',
    font: '',
    lineWidth: 0,
    textAlign: 'start',
  } as unknown as PictureContext;
  const colours = spectrum.map((colour) => ({ colour, paint: `paint-${colour}`, shape: `shape-${colour}` }));
  const content = {
    colours,
    title: 'All seven colors!',
    nickname: 'A nickname of many letters',
    lines: ['Block #5'],
    event: 'Garden',
    paper: 'paper',
    ink: 'ink',
    displayFont: 'round',
    font: 'plain',
  };
  drawPicture(context, content, (shape) => shape as unknown as Path2D);
  expect(strokes).toEqual(colours.map(({ paint }) => paint));
  expect(fills).toEqual(colours.map(({ shape }) => shape));
  expect(texts.map(([text]) => text)).toEqual([content.nickname, content.title, 'Block #5', 'Garden']);
  const [, font = ''] = texts[0] ?? [];
  expect(Number(/(\d+)px/.exec(font)?.[1])).toBeLessThan(20);
});
