import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { payloadFile, prerenderedIn } from './payloads';

/** A build of the shell, as `builds/latest.json` names it. */
interface BuildRecord {
  /** Differs between any two builds. */
  id: string;
  /** The moment of the build, in milliseconds since 1970. */
  timestamp: number;
}

/** The place of the build's id in the page. */
const place = '{{build}}';

/** Returns the hash of a file in the form of the HTML attribute `integrity`. */
export const hashOfFile = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the files that belong to one build and no other, by path, each with its hash: `static/` and the payloads. */
export function hashedFiles(dist: string): Record<string, string> {
  const names = readdirSync(path.join(dist, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .concat(prerenderedIn(dist).map(payloadFile))
    .sort();
  return Object.fromEntries(names.map((name) => [name, hashOfFile(readFileSync(path.join(dist, name)))]));
}

function writeJson(file: string, json: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json)}\n`);
}

/**
 * Gives a build its id: writes it into the page, and writes `builds/latest.json` and `builds/meta/<id>.json`
 * (docs/product.md 7.2). The id follows from the page and the hashed files.
 * @param dist folder of the build
 * @throws Error if the page has no place for the id
 */
export function recordBuild(dist: string, timestamp: number): BuildRecord {
  const file = path.join(dist, 'index.html');
  const page = readFileSync(file, 'utf8');
  if (page.split(place).length !== 2) throw new Error(`index.html must hold ${place} once`);
  const content = JSON.stringify({ page, files: hashedFiles(dist) });
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16);
  writeFileSync(file, page.replace(place, id));
  const record = { id, timestamp };
  const prerendered = prerenderedIn(dist);
  const rules = Object.fromEntries(prerendered.map((name) => [name, { prerender: true }]));
  const matcher = { static: rules, wildcard: {}, dynamic: {} };
  writeJson(path.join(dist, 'builds/latest.json'), record);
  writeJson(path.join(dist, `builds/meta/${id}.json`), { ...record, matcher, prerendered });
  return record;
}

/**
 * Reads the id of a build from its page.
 * @throws Error if the page has none
 */
export function buildIdIn(page: string): string {
  const id = /<meta name="build" content="([0-9a-f]{16})"/.exec(page)?.[1];
  if (!id) throw new Error('index.html has no id of its build');
  return id;
}

/** Returns the plugin that records a build. It runs before any other that hashes the page. */
export function buildRecords(): RsbuildPlugin {
  return {
    name: 'build-records',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) recordBuild(api.context.distPath, Date.now());
      });
    },
  };
}
