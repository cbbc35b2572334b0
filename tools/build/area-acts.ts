import path from 'node:path';
import { actKeys, type DeclaredActs, parseActs } from '@rainbow-rabbit/shared/acts';
import { declaredTexts } from './declared-texts';

const place = 'locales/acts';

/** Returns the folder with the texts of an area's acts. */
export const actTextsFolder = (folder: string) => path.join(folder, place);

/**
 * Returns the file with an area's acts and their texts.
 * @param folder of the area
 * @throws Error naming the keys that have no text, AppError `area.manifest-invalid` naming the fields
 */
export function areaActs(folder: string, acts: DeclaredActs): Buffer {
  const texts = declaredTexts({ folder, place, keys: actKeys(acts), subject: 'src/acts.ts' });
  return Buffer.from(`${JSON.stringify(parseActs({ acts, texts }))}\n`);
}
