import { locales } from '@rainbow-rabbit/shared/i18n';
import { catalogueOf } from './catalogue-files.mjs';

interface DeclaredTextsParams {
  /** The folder of the area. */
  folder: string;
  /** The folder of the messages, from the area's. */
  place: string;
  /** The keys whose texts are read. */
  keys: readonly string[];
  /** Names what has the keys. */
  subject: string;
}

/**
 * Reads the texts of the keys that an area declares, in every language, from `<code>.json` of a folder.
 * @throws Error naming the keys that have no text
 */
export function declaredTexts({ folder, place, keys, subject }: DeclaredTextsParams) {
  const missing: string[] = [];
  const textsIn = (code: string) => {
    const messages = catalogueOf(folder, code, place);
    missing.push(...keys.filter((key) => !messages[key]).map((key) => `"${key}" in ${place}/${code}.json`));
    return Object.fromEntries(keys.map((key) => [key, String(messages[key])]));
  };
  const texts = Object.fromEntries(locales.map(({ code }) => [code, textsIn(code)]));
  if (missing.length > 0) throw new Error(`${subject} names what has no text: ${missing.join(', ')}.`);
  return texts;
}
