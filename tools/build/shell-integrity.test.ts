import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIntegrity } from './shell-integrity';
import { writeFiles } from './write-files';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const names =
  'i.u=e=>"js/"+({8:"words"}[e]||e)+"."+({b2:"4f",7:"1d"})[e]+".js",i.miniCssF=e=>"css/"+e+"."+({7:"9a"})[e]+".css"';
const bundleWith = (scripts: object, styles: object) =>
  `start();i.sriHashes=${JSON.stringify(scripts).replaceAll('"b2"', 'b2')},i.sriExtractCssHashes=${JSON.stringify(styles)},${names},end()`;

/** Makes the folder of a build. */
function distWith(bundle: string, files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-dist-'));
  const page =
    '<head><link href="static/css/main.1.css" rel="stylesheet">' +
    '<link rel="preload" as="script" href="static/js/main.2.js" data-bundle></head><body>first view</body>';
  const all = {
    'index.html': page,
    'static/css/main.1.css': 'look',
    'static/js/main.2.js': bundle,
    ...files,
  };
  writeFiles(dist, all);
  return dist;
}

const chunks = { 'static/js/async/b2.js': 'chunk', 'static/css/async/7.css': 'its look' };

test('the page has the hash of every file and the name of every chunk, and the bundle reads them there', () => {
  const dist = distWith(bundleWith({ b2: sha256('chunk') }, { 7: sha256('its look') }), chunks);
  writeIntegrity(dist);
  const bundle = readFileSync(path.join(dist, 'static/js/main.2.js'), 'utf8');
  expect(bundle).not.toMatch(/sha256|4f|1d|9a/);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(page).toContain(`href="static/css/main.1.css" integrity="${sha256('look')}"`);
  expect(page).toContain(`href="static/js/main.2.js" integrity="${sha256(bundle)}"`);
  const document = {
    getElementById: (id: string) => ({
      textContent: new RegExp(`id="${id}">(.*?)</script>`).exec(page)?.[1],
    }),
  };
  const run = new Function('document', `const i = {}, start = () => 0, end = start; ${bundle}; return i;`);
  const { u: script, miniCssF: style, ...hashes } = run(document);
  expect(hashes).toEqual({
    sriHashes: { b2: sha256('chunk') },
    sriExtractCssHashes: { 7: sha256('its look') },
  });
  expect([script('b2'), script(7), style(7)]).toEqual(['js/b2.4f.js', 'js/7.1d.js', 'css/7.9a.css']);
});

test.each([
  ['a chunk has no hash', bundleWith({}, { 7: sha256('its look') }), /no hash of static\/js\/async\/b2\.js/],
  [
    'a style sheet has another hash',
    bundleWith({ b2: sha256('chunk') }, { 7: sha256('') }),
    /no hash of static\/css/,
  ],
  ['the bundle has no hashes', 'start()', /no sriHashes/],
])('the build fails where %s', (_, bundle, message) => {
  expect(() => writeIntegrity(distWith(bundle, chunks))).toThrow(message);
});

test('the build fails where the page fetches no bundle', () => {
  const dist = distWith('', { 'index.html': '<body></body>' });
  expect(() => writeIntegrity(dist)).toThrow('fetches no bundle');
});
