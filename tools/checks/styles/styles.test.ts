import { treeOf } from '../testing/tree-of';
import { checkInlineColours } from './inline-colours';
import { checkStyles } from './styles';

const tokens = {
  'shared/src/ui/tokens.css': ':root { --rr-ink: #123; --rr-layer-dialog: 10; --rr-quiet: oklch(0 0 0); }',
};

const problems = (css: string, file = 'remotes/game/src/a.module.css') =>
  checkStyles(treeOf({ ...tokens, [file]: css })).findings.map(({ line, problem }) => `${line} ${problem}`);

test('tokens, keywords and mixtures of tokens are fine', () => {
  expect(
    problems(`
.a { color: var(--rr-ink); background: color-mix(in srgb, var(--rr-ink) 20%, transparent); z-index: auto; }
.b:nth-child(even):not(.d):hover > .c::before { content: "#fff; { red"; z-index: calc(var(--rr-layer-dialog) + 1); border: 0 solid currentColor; }
@media (min-width: 40rem) { .a { animation: red-fade 1s; } }
@keyframes red-fade { from { opacity: 0; } 50% { opacity: 1; } }
`),
  ).toEqual([]);
});

test.each([
  ['.a { color: #fff; }', '1 color has a raw colour: #fff.'],
  ['.a {\n  box-shadow: 0 0 4px rgb(0 0 0 / 20%);\n}', '2 box-shadow has a raw colour: rgb(.'],
  ['.a { border: 1px solid Red; }', '1 border has a raw colour: Red.'],
  ['.a { z-index: 5; }', '1 z-index is a raw 5.'],
  ['.a { color: var(--rr-inc); }', '1 --rr-inc is not defined.'],
  ['.a { touch-action: pan-y; }', '1 touch-action: pan-y forbids to zoom.'],
  [':global(.x) { margin: 0; }', '1 :global(.x) leaves its module.'],
  ['.a li { margin: 0; }', '1 .a li selects the element li.'],
  ['button:hover { margin: 0; }', '1 button:hover selects the element button.'],
])('refuses %s', (css, problem) => {
  expect(problems(css)).toEqual([problem]);
});

test('an area has CSS modules only', () => {
  expect(problems('.a { margin: 0; }', 'remotes/game/src/a.css')).toEqual(['undefined is not a CSS module.']);
});

test('comments say what they like', () => {
  expect(problems('/* color: #fff; */\n.a { margin: 0; }')).toEqual([]);
});

test('components take colours from tokens as well', () => {
  const source = `export const Mark = () => <path fill="#f00" stroke="var(--rr-ink)" id="#top" />;`;
  const { findings } = checkInlineColours(
    treeOf({ 'remotes/game/src/mark.tsx': source, 'shared/src/ui/mark.tsx': source }),
  );
  expect(findings.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'remotes/game/src/mark.tsx has a raw colour: #f00.',
  ]);
});
