import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hashOfFile } from './file-hashes';

/** A table of the bundle, which the page holds instead. */
interface Table {
  name: string;
  /** The text of the bundle around the table, which is its only group. */
  place: RegExp;
  /** The folder of the files whose hashes the table has. */
  folder?: string;
}

/** The bundler's tables by chunk: of hashes, and of what the names of files end with. */
const tables: readonly Table[] = [
  { name: 'sriHashes', place: /\bsriHashes\s*=\s*(\{[^}]*\})/, folder: 'static/js/async' },
  {
    name: 'sriExtractCssHashes',
    place: /\bsriExtractCssHashes\s*=\s*(\{[^}]*\})/,
    folder: 'static/css/async',
  },
  { name: 'scriptNames', place: /\((\{[^{}]*\})\)\[\w+\]\s*\+\s*"\.js"/ },
  { name: 'styleNames', place: /\((\{[^{}]*\})\)\[\w+\]\s*\+\s*"\.css"/ },
];

/** An element of the page that fetches a file of the bundle, up to the address's closing quote. */
const bundleElement = /<link [^>]*?\bhref="(static\/(?:js|css)\/[^"]+)"/g;

/**
 * Takes a table out of the bundle: the bundle reads it from the page instead.
 * @returns the bundle, and the table as JSON
 * @throws Error if the bundle has no such table
 */
function takeTable(bundle: string, { name, place }: Table): { bundle: string; json: string } {
  const [around, table] = place.exec(bundle) ?? [];
  if (!around || !table) throw new Error(`The bundle has no ${name}`);
  // The keys of an object in JavaScript may be without quotes.
  const json = JSON.stringify(JSON.parse(table.replace(/([{,]\s*)([\w$]+)\s*:/g, '$1"$2":')));
  const read = `JSON.parse(document.getElementById("${name}").textContent)`;
  return { bundle: bundle.replace(around, () => around.replace(table, () => read)), json };
}

/** @throws Error naming a file of a folder whose hash a table lacks */
function checkTable(dist: string, folder: string, json: string): void {
  const hashes: ReadonlySet<unknown> = new Set(Object.values(JSON.parse(json)));
  const files = existsSync(path.join(dist, folder)) ? readdirSync(path.join(dist, folder)) : [];
  for (const name of files.filter((file) => /\.(js|css)$/.test(file)))
    if (!hashes.has(hashOfFile(readFileSync(path.join(dist, folder, name)))))
      throw new Error(`The page has no hash of ${folder}/${name}`);
}

/**
 * Moves the hashes and names of the shell's chunks from its bundle, which every visit waits for, to the end of the page, and
 * writes the hashes of the bundle's own files into the elements that fetch them.
 * @param dist folder of the build
 * @throws Error if a chunk has no hash, the bundle lacks a table, or the page fetches no bundle
 */
export function writeIntegrity(dist: string): void {
  const page = path.join(dist, 'index.html');
  const html = readFileSync(page, 'utf8');
  const script = [...html.matchAll(bundleElement)]
    .map(([, file = '']) => file)
    .find((file) => /\.js$/.test(file));
  if (!script) throw new Error('index.html fetches no bundle');
  let bundle = readFileSync(path.join(dist, script), 'utf8');
  let blocks = '';
  for (const table of tables) {
    const taken = takeTable(bundle, table);
    if (table.folder) checkTable(dist, table.folder, taken.json);
    bundle = taken.bundle;
    blocks += `<script type="application/json" id="${table.name}">${taken.json}</script>`;
  }
  writeFileSync(path.join(dist, script), bundle);
  const checked = html.replace(bundleElement, (element, file: string) => {
    const mark = file.endsWith('.css') ? ' data-bundle' : '';
    return `${element} integrity="${hashOfFile(readFileSync(path.join(dist, file)))}"${mark}`;
  });
  writeFileSync(
    page,
    checked.replace('</body>', () => `${blocks}</body>`),
  );
}

/**
 * Returns the plugin that makes the browser check every script and style sheet of the shell. The page holds the hashes, so
 * it alone has to be genuine.
 */
export function shellIntegrity(): RsbuildPlugin {
  return {
    name: 'shell-integrity',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
        config.output ??= {};
        config.output.crossOriginLoading = 'anonymous';
        appendPlugins(
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], htmlPlugin: false }),
        );
      });
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) writeIntegrity(api.context.distPath);
      });
    },
  };
}
