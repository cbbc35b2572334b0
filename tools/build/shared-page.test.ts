import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from '../pictures/pictures';
import { sharingMeta } from './sharing-meta';
import { webManifest } from './web-manifest';

const shell = path.join(__dirname, '../../shell');
const page = readFileSync(path.join(shell, 'index.html'), 'utf8');
const manifest = webManifest({ name: 'Rabbit', descriptions: { en: 'Scan', ja: 'スキャン' } });
const preview = { name: 'Rabbit', title: 'All "seven"?', description: 'Scan & win', appUrl: '' };

/** Width and height in the header of a PNG (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(path.join(shell, 'public', file));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.each(pictures)('$file has its size', ({ file, width, height }) => {
  expect(sizeOf(file)).toEqual({ width, height });
});

test('manifest and page name pictures that are there, each with its size', () => {
  const files = new Set(pictures.map(({ file }) => file));
  const icons = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons) {
    const { width, height } = sizeOf(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  const named = [...icons.map(({ src }) => src), 'apple-touch-icon.png', 'preview.png'];
  expect(named.sort()).toEqual([...files].sort());
  expect(page).toContain('href="apple-touch-icon.png"');
});

test('the manifest opens the app where it lies, in the colors of the page', () => {
  expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
  expect(page).toContain(`content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`);
  expect(manifest).toMatchObject({ description: 'Scan', description_localized: { ja: 'スキャン' } });
});

test('a preview is the product in words and a picture, and its texts are no markup', () => {
  const meta = sharingMeta(preview);
  expect(meta).toContain('<meta name="description" content="Scan &amp; win" />');
  expect(meta).toContain('<meta property="og:title" content="All &quot;seven&quot;?" />');
  expect(meta).toContain('<meta property="og:image" content="preview.png" />');
  expect(meta).toContain('summary_large_image');
  expect(meta).not.toContain('og:url');
});

test("with the app's address, the picture's is absolute", () => {
  const meta = sharingMeta({ ...preview, appUrl: 'https://rabbit.example/app/' });
  expect(meta).toContain('content="https://rabbit.example/app/preview.png"');
  expect(meta).toContain('<meta property="og:url" content="https://rabbit.example/app/" />');
});
