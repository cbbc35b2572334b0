import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the files of an area's catalogue in a language: `<place>/<code>.json`, and those of that path in folders of its source.
 * @param {string} folder of the area
 * @param {string} code of the language
 * @param {string} place the folder of the catalogue, from the area's: that of its first one, unless given
 * @returns {string[]}
 */
export function catalogueFiles(folder, code, place = 'locales') {
  const name = path.join(place, `${code}.json`);
  const source = path.join(folder, 'src');
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  return [
    path.join(folder, name),
    ...files.filter((file) => file.endsWith(path.sep + name)).map((file) => path.join(source, file)),
  ];
}

/**
 * Reads a catalogue of an area: what has a folder of its own, such as a game, may keep its texts there.
 * @param {string} folder of the area
 * @param {string} code of the language
 * @param {string} [place] the folder of the catalogue, from the area's: that of its first one, unless given
 * @returns {Readonly<Record<string, string>>}
 * @throws Error naming a key that two files have
 */
export function catalogueOf(folder, code, place) {
  /** @type {Record<string, string>} */
  const messages = {};
  for (const file of catalogueFiles(folder, code, place)) {
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      if (Object.hasOwn(messages, key))
        throw new Error(`${file} has "${key}", which is in another catalogue as well.`);
      messages[key] = String(text);
    }
  }
  return messages;
}
