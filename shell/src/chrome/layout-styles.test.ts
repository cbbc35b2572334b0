import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutNames } from '@rainbow-rabbit/shared/area';
import { looks } from './layouts/looks';

const withLook = layoutNames.filter((name) => name !== 'default' && name !== 'none');

/** Returns all styles of a layout. */
function stylesOf(name: string): string {
  const folder = join(__dirname, 'layouts', name);
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

type LayoutWithLook = (typeof withLook)[number];

/** Returns the declarations of the rules for a variant of a layout, or for headings in it. */
const rulesFor = (name: LayoutWithLook, part: 'header' | 'footer' | 'type', heading = '') =>
  stylesOf(name)
    .split(`\n  [data-variant="${looks[name].parts[part]}"]${heading} {`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('}')))
    .join('');

test.each(withLook)('layout %s has its own accent', (name) => {
  expect(stylesOf(name)).toMatch(/--rr-accent: var/);
});

test.each([
  ['header', ''],
  ['footer', ''],
  ['type', ' h1'],
] as const)('no two layouts have the same rules for %s%s', (part, heading) => {
  const rules = withLook.map((name) => rulesFor(name, part, heading));
  expect(rules).not.toContain('');
  expect(new Set(rules).size).toBe(withLook.length);
});

/** Returns what an animation of a layout moves, and how long it takes, in seconds. */
const animationsOf = (name: string) =>
  [...stylesOf(name).matchAll(/animation: (\w[\w-]*) ([^;]*);/g)].map(([, keyframes, timing = '']) => {
    const [duration = 0, delay = 0] = [...timing.matchAll(/([\d.]+)s\b/g)].map(([, seconds]) =>
      Number(seconds),
    );
    const rounds = Number(/ (\d+)(?: \w+)?$/.exec(timing)?.[1] ?? 1);
    return { keyframes, seconds: duration * rounds + delay };
  });

test.each(withLook.filter((name) => name !== 'policy'))(
  'the movement of layout %s ends within five seconds, and nobody who asked for less sees it',
  (name) => {
    const animations = animationsOf(name);
    expect(animations.length).toBeGreaterThan(1);
    for (const { seconds } of animations) expect(seconds).toBeLessThanOrEqual(5);
    const still = stylesOf(name).split('@media (prefers-reduced-motion: no-preference)')[0] ?? '';
    expect(still).not.toContain('animation');
    // A browser keeps an animation that fills forwards.
    expect(stylesOf(name)).not.toMatch(/animation:[^;]* (?:both|forwards)\b/);
  },
);

test.each(withLook)('layout %s moves whole elements only', (name) => {
  const keyframes = [...stylesOf(name).matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(
    ([, rules]) => rules,
  );
  const moved = keyframes.flatMap((rules = '') =>
    [...rules.matchAll(/([\w-]+):/g)].map(([, property]) => property),
  );
  expect(['transform', 'translate', 'scale', 'rotate', 'opacity']).toEqual(expect.arrayContaining(moved));
});

test('layout policy rests', () => {
  expect(stylesOf('policy')).not.toMatch(/animation|transition|@keyframes/);
});
