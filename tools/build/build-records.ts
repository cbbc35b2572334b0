import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { payloadFile } from '@rainbow-rabbit/shared/area';
import type { RsbuildPlugin } from '@rsbuild/core';
import { filesBelow, hashesOf } from './file-hashes';
import { fill } from './fill';
import { prerenderedIn } from './payloads';

/** A build of the shell, as `builds/latest.json` names it. */
interface BuildRecord {
  /** Differs between any two builds. */
  id: string;
  /** The moment of the build, in milliseconds since 1970. */
  timestamp: number;
}

/** The files beside the page by which phones install the app, and which browsers show of it. */
const besidePage = /^(?:app\.webmanifest|(?:apple-touch-)?icon[\w-]*\.(?:png|svg))$/;

/**
 * Returns the files that belong to one build and no other, by path, each with its hash: those below `static/`, the payloads,
 * the web manifest and the icons.
 */
export function hashedFiles(dist: string): Record<string, string> {
  const payloads = new Set(prerenderedIn(dist).map(payloadFile));
  const isStatic = (name: string) => name.startsWith('static/') && !name.endsWith('.map');
  const isHashed = (name: string) => isStatic(name) || payloads.has(name) || besidePage.test(name);
  return hashesOf(dist, filesBelow(dist).filter(isHashed));
}

function writeJson(file: string, json: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(json)}\n`);
}

/**
 * Gives a build its id: writes it into the page, and writes `builds/latest.json` and `builds/meta/<id>.json`
 * (docs/product 7.2). The id follows from the page and the hashed files.
 * @param dist folder of the build
 * @throws Error if the page has no place for the id
 */
export function recordBuild(dist: string, timestamp: number): BuildRecord {
  const file = path.join(dist, 'index.html');
  const page = readFileSync(file, 'utf8');
  const content = JSON.stringify({ page, files: hashedFiles(dist) });
  const id = createHash('sha256').update(content).digest('hex').slice(0, 16);
  writeFileSync(file, fill(page, 'build', id));
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
