import { createHash } from 'node:crypto';
import path from 'node:path';
import { catalogueOf } from '../build/catalogue-files.mjs';

/** Returns the catalogue of a file, with the texts in folders of the area's source, as the area's build puts it together. */
const textOf = (file) =>
  JSON.stringify(catalogueOf(path.dirname(path.dirname(file)), path.basename(file, '.json')));

/** Reads `locales/<code>.json` under Jest. */
// biome-ignore lint/style/noDefaultExport: Jest takes a transformer so
export default {
  process: (_, file) => ({ code: textOf(file) }),
  getCacheKey: (_, file) => createHash('sha256').update(textOf(file)).digest('hex'),
};
