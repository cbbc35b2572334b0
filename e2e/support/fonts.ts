import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { treeRoot } from '../../tools/build/workspace';
import { unpackedFont } from '../../tools/faces/unpacked-font';

/** Faces for each generic family that the product's styles name. Their letters are wider than those of phones. */
const dejavu = {
  package: 'dejavu-fonts-ttf@2.37.3',
  integrity:
    'sha512-f1hd7jJbeQa1VWcw+K2KrTXS50zTMaHpVC4XIKJpNcDeYR5ajMtj/iLlQDYNvLOKamUB3ARVVCf79lNwNVztSQ==',
  files: ['Sans', 'Sans-Bold', 'SansMono', 'SansMono-Bold', 'Serif', 'Serif-Bold'].map(
    (name) => `ttf/DejaVu${name}.ttf`,
  ),
};

/** Every character of Japanese and both Chinese scripts, each as wide as high, as in all fonts of East Asia. */
const unifont = {
  package: '@fontsource/unifontex@5.2.6',
  integrity:
    'sha512-y6PXONOAfsIx0v/7QevQrx+SFW6B2OBR7VZYel7ek/y8M89zfQBKOLyV8X9KmtAkS1q9JS9MFDkq78vcv1CwtQ==',
  file: 'files/unifontex-latin-400-normal.woff2',
};

const folder = path.join(treeRoot, '.cache/test-fonts');

/** The browser's environment variable names it: https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
export const fontsFile = path.join(folder, 'fonts.conf');

/** A pattern that asks for a family gets the face, whatever the language. */
const prefer = (family: string, face: string) => `
  <match target="pattern">
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${face}</string></edit>
  </match>`;

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'files')}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>${prefer('monospace', 'DejaVu Sans Mono')}${prefer('serif', 'DejaVu Serif')}
  <match target="pattern">
    <edit name="family" mode="append" binding="strong"><string>DejaVu Sans</string></edit>
  </match>
</fontconfig>
`;

/**
 * Brings the fonts that the journeys' browser has in place of the machine's, so that texts are as wide everywhere. Fetches
 * their packages the first time.
 */
export async function bringFonts(): Promise<void> {
  if (existsSync(fontsFile)) return;
  const files = path.join(folder, 'files');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const latin = unpackedFont(dejavu);
  for (const file of dejavu.files)
    copyFileSync(path.join(latin, file), path.join(files, path.basename(file)));
  const woff = readFileSync(path.join(unpackedFont(unifont), unifont.file));
  // The system's fonts are plain files: fontconfig's users take no compressed ones.
  writeFileSync(path.join(files, 'unifont.ttf'), await convert(woff, 'sfnt'));
  writeFileSync(`${fontsFile}.unfinished`, configuration);
  renameSync(`${fontsFile}.unfinished`, fontsFile);
}
