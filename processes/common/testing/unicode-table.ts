import type { Fold } from '../generate/unicode-fold';

const number = (text = '') => Number.parseInt(text, 36);

/** Reads the folds of the generated Lua module back. */
export function decodeFolds(module: string): Fold[] {
  const text = /folds = \[\[([^\]]*)\]\]/.exec(module)?.[1] ?? '';
  const folds: Fold[] = [];
  let end = 0;
  for (const [, distance, kind, written = ''] of text.matchAll(/(\w+)([:+])([\w.]+)/g)) {
    const numbers = written.split('.').map(number);
    const first = end + number(distance);
    const [count = 1, step = 1, target = 0] = kind === '+' ? numbers : [];
    end = first + (count - 1) * step;
    if (kind === ':') folds.push([first, numbers]);
    else for (let i = 0; i < count; i += 1) folds.push([first + i * step, [target + i * step]]);
  }
  return folds;
}
