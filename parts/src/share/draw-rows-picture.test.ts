import { drawRowsPicture, type RowsCanvas, type RowsPicture } from './draw-rows-picture';

const look = {
  paper: 'paper',
  ink: 'ink',
  soft: 'soft',
  row: 'row',
  own: 'own',
  rainbow: ['red', 'violet'],
  displayFont: 'display',
  font: 'plain',
  direction: 'ltr',
} as const;
const rowOf = (place: number, name: string, isOwn = false) => ({
  place: String(place),
  name,
  points: `${1000 - place}`,
  isOwn,
});

/** Draws on a canvas whose letters are all as wide as half their size, and notes what is written and painted. */
function drawn(picture: Omit<RowsPicture, keyof typeof look>) {
  const texts: string[] = [];
  const paints: unknown[] = [];
  const canvas: RowsCanvas = {
    direction: 'inherit',
    fillStyle: '',
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    beginPath: () => undefined,
    fill: () => paints.push(canvas.fillStyle),
    fillRect: () => undefined,
    roundRect: () => undefined,
    fillText: (text: string) => texts.push(text),
    measureText: (text: string) => {
      const size = Number(/(\d+)px/.exec(canvas.font)?.[1]);
      return { width: [...new Intl.Segmenter().segment(text)].length * (size / 2) } as TextMetrics;
    },
  };
  drawRowsPicture(canvas, { ...look, ...picture });
  return { texts, paints };
}

test('each text is written in its own direction, whatever letters stand beside it', () => {
  const rows = [rowOf(1, 'عبد الرحمن'), rowOf(2, 'Mika')];
  const { texts } = drawn({ title: 'Everybody', foot: 'today', rows, hasGap: false });
  expect(texts).toContain('\u2068عبد الرحمن\u2069');
  expect(texts.every((text) => text.startsWith('\u2068') && text.endsWith('\u2069'))).toBe(true);
});

test('a name that is too long is cut between characters, never within an emoji', () => {
  const family = '👨‍👩‍👧‍👦';
  const { texts } = drawn({ title: '', foot: '', rows: [rowOf(1, family.repeat(60))], hasGap: false });
  const name = texts.find((text) => text.includes(family)) ?? '';
  expect(name).toMatch(new RegExp(`^\u2068(${family})+…\u2069$`, 'u'));
  expect(name.length).toBeLessThan(family.length * 60);
});

test('the own row stands out, after a gap where rows are left out', () => {
  const rows = [rowOf(1, 'Mika'), rowOf(87, 'Me', true)];
  const { texts, paints } = drawn({ title: 'Everybody', foot: 'today', rows, hasGap: true });
  expect(paints).toEqual(['row', 'own']);
  expect(texts).toContain('\u2068···\u2069');
});
