import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../localnet/src/testing/temporary-folder';
import { keepBuild } from './keep-build';

const folder = temporaryFolder();
const makes = (text: string) => async (target: string) => writeFileSync(path.join(target, 'made.txt'), text);
const madeIn = (build: string) => readFileSync(path.join(build, 'made.txt'), 'utf8');

it('makes a build once, and anew for another stamp', async () => {
  const builds = folder();
  const first = await keepBuild(builds, 'a', makes('first'));
  expect(await keepBuild(builds, 'a', makes('second'))).toBe(first);
  expect(madeIn(first)).toBe('first');
  expect(madeIn(await keepBuild(builds, 'b', makes('other')))).toBe('other');
});

it('keeps one of two that are made at once, and none of a day ago', async () => {
  const builds = folder();
  const old = await keepBuild(builds, 'old', makes('old'));
  utimesSync(old, 0, 0);
  const [one, two] = await Promise.all([
    keepBuild(builds, 'a', makes('one')),
    keepBuild(builds, 'a', makes('two')),
  ]);
  expect(one).toBe(two);
  expect(readdirSync(builds)).toEqual(['a']);
});

it('keeps nothing of a build that failed', async () => {
  const builds = folder();
  const fails = async () => {
    throw new Error('no room');
  };
  await expect(keepBuild(builds, 'a', fails)).rejects.toThrow('no room');
  expect(madeIn(await keepBuild(builds, 'a', makes('again')))).toBe('again');
});
