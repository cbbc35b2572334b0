import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeFileSafely } from '../../../localnet/src/data/write-file';
import { makeContactKey } from '../../../parts/src/console/contacts/contact-key';

const keyFileSchema = v.pipe(v.string(), v.parseJson(), v.object({ contactKey: v.string() }));

/** Returns the public half of the contact key in a file, which is made if the file is missing, for its owner's eyes alone. */
export async function contactKeyIn(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === undefined) {
    const made = await makeContactKey();
    await writeFileSafely(file, Buffer.from(made.file).toString());
    return made.contactKey;
  }
  const parsed = v.safeParse(keyFileSchema, kept);
  if (!parsed.success) throw new Error(`${file} is no file of a contact key.`);
  return parsed.output.contactKey;
}
