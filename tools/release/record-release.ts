/**
 * `npx tsx tools/release/record-release.ts <area|shell> --commit <id> [--app <folder>]`: packs the release that an app
 * offers, to be tried with later shells and areas (recorded/README.md).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { areaFolder, hashedFolder, shellFolder } from './app-folder';
import { defaultAppFolder } from './default-app-folder';
import { offeredBuild } from './manage-releases';
import { recordRelease } from './recorded-releases';
import { releaseLine, releaseOf, shellName } from './releases';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string', default: defaultAppFolder }, commit: { type: 'string' } },
});
const [name] = positionals;
const { app: appFolder, commit } = values;
if (!(name && commit))
  throw new Error('Usage: record-release.ts <area|shell> --commit <id> [--app <folder>]');

const { build } = releaseOf(name, releaseLine(appFolder, name), offeredBuild(appFolder, name) ?? '');
const folder = name === shellName ? shellFolder(build) : areaFolder(name, build);
/** The shell's scripts and styles lie beside those of its other builds. */
const placeOf = (file: string) =>
  name === shellName && file.startsWith(`${hashedFolder}/`) ? file : `${folder}/${file}`;
const { archive } = recordRelease({
  commit,
  read: (file) => readFileSync(path.join(appFolder, placeOf(file))),
});
process.stdout.write(`tools/release/recorded/${archive} holds ${name} ${build}\n`);
