import { addHeadingFace, headingFaceAddress } from './heading-face';

const rule = (family: string, src: string) =>
  Object.assign(new FakeRule(), {
    style: { getPropertyValue: (name: string) => (name === 'src' ? src : family) },
  });
class FakeRule {}

afterEach(() => {
  for (const name of ['fonts', 'styleSheets']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(globalThis, 'fonts');
});

/** Gives the page a face and style sheets; jsdom has no faces. */
function pageWith(status: string, sheets: object[]): void {
  Object.assign(globalThis, { CSSFontFaceRule: FakeRule });
  Object.defineProperty(document, 'fonts', {
    value: [{ family: '"Rainbow Round"', status }],
    configurable: true,
  });
  Object.defineProperty(document, 'styleSheets', { value: sheets, configurable: true });
}

const sheets = [
  {
    get cssRules(): never {
      throw new DOMException('of another origin', 'SecurityError');
    },
  },
  {
    href: 'https://app.example/static/css/main.css',
    cssRules: [
      rule('Other', 'url("./other.woff2")'),
      rule('"Rainbow Round"', 'url("../font/round.woff2") format("woff2")'),
    ],
  },
];

test('a worker is told of the face that its page has', () => {
  pageWith('loaded', sheets);
  expect(headingFaceAddress()).toBe('https://app.example/static/font/round.woff2');
});

test('a face that is still on its way is not waited for', () => {
  pageWith('unloaded', sheets);
  expect(headingFaceAddress()).toBeUndefined();
});

test.each([
  ['comes', () => Promise.resolve(), 1],
  ['does not come', () => Promise.reject(new Error('no network')), 0],
])('a worker whose face %s goes on', async (_, load, added) => {
  const add = jest.fn();
  Object.assign(globalThis, {
    fonts: { add },
    FontFace: class {
      load = load;
    },
  });
  await addHeadingFace('https://app.example/round.woff2');
  expect(add).toHaveBeenCalledTimes(added);
});
