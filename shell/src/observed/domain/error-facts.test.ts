import { AppError } from '@rainbow-rabbit/shared/errors';
import { errorFacts, type OwnFiles } from './error-facts';

const own: OwnFiles = {
  base: 'https://app.example/',
  shell: '0000000000000001',
  areas: [
    {
      name: 'game',
      build: '0.1.0-12345678',
      base: 'https://app.example/areas/game/0.1.0-12345678/',
      files: { 'area.js': 'sha256-a' },
    },
  ],
};
const inGame = 'https://app.example/areas/game/0.1.0-12345678/area.js';
const inShell = 'https://app.example/static/js/main.0123456789.js';

/** Returns an error that was thrown at places. */
function thrownAt(error: Error, ...lines: readonly string[]): Error {
  error.stack = `${error.name}: ${error.message}\n${lines.map((line) => `    at ${line}`).join('\n')}`;
  return error;
}

test('an error names the area whose code threw, its build, and the places in its files', () => {
  const error = thrownAt(new TypeError('x'), `f (${inGame}:1:234)`, `${inShell}:1:9`, 'native');
  expect(errorFacts(error, own)).toEqual({
    code: 'TypeError',
    area: 'game',
    build: '0.1.0-12345678',
    frames: ['areas/game/0.1.0-12345678/area.js:1:234', 'static/js/main.0123456789.js:1:9'],
  });
});

test('an error of the app has its code, and one of the shell the build of the shell', () => {
  const error = thrownAt(new AppError('http.timeout'), `${inShell}:1:9`);
  expect(errorFacts(error, own)).toMatchObject({ code: 'http.timeout', area: 'shell', build: own.shell });
});

test('a stack as Firefox and Safari write it is read as well', () => {
  const error = new RangeError('x');
  error.stack = `f@${inGame}?r=abc:1:234\n@${inShell}:1:9`;
  expect(errorFacts(error, own).frames).toEqual([
    'areas/game/0.1.0-12345678/area.js:1:234',
    'static/js/main.0123456789.js:1:9',
  ]);
});

test('a value without a stack is placed by the file that threw', () => {
  expect(errorFacts('text', own, inGame)).toEqual({
    code: 'Error',
    area: 'game',
    build: '0.1.0-12345678',
    frames: [],
  });
  expect(errorFacts(undefined, own)).toEqual({ code: 'Error', area: '', build: '', frames: [] });
});

const personal = [
  'ann@example.org',
  'Ann Hopper',
  'vh-NTHVvlKZqRxc8LyyTNok65yQ55a_PJ1zWLb9G2JI',
  'carrot meadow burrow clover moon',
];

test.each(personal)('%j never appears, wherever an error quotes it', (text) => {
  const slug = text.replaceAll(' ', '-');
  const named = Object.assign(new Error(text), { name: text });
  const errors: unknown[] = [
    text,
    { message: text, [text]: text },
    named,
    thrownAt(named, `${text} (https://app.example/#/rabbit/${slug}:1:2)`),
    thrownAt(new Error(text, { cause: new Error(text) }), `${slug} (https://app.example/${slug}.js:1:2)`),
    thrownAt(new Error('x'), `${slug} (${inGame}?${slug}:1:2)`, `https://${slug}.example/a.js:1:2`),
    thrownAt(new Error(`${text}\n    at https://app.example/static/js/${slug}.0123456789.js:1:2`)),
    new AppError('http.status', { params: { status: text }, cause: text }),
    Object.assign(new AppError('http.status'), { code: text }),
    new DOMException(text, text),
  ];
  for (const error of errors) {
    const said = JSON.stringify(errorFacts(error, own, `https://app.example/${slug}.js`));
    expect(said).not.toContain(text);
    expect(said).not.toContain(slug);
  }
});
