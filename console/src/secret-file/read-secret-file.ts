/** Bytes of the longest file that is read: those of the console have less than 1,000. */
const longestFile = 10_000;

/**
 * Reads the JSON of a file in which the staff keep a secret.
 * @throws for a file that is too long or no JSON. The error may quote the file: don't pass it on
 */
export async function readSecretFile(file: File): Promise<unknown> {
  if (file.size > longestFile) throw new RangeError('The file is too long');
  return JSON.parse(await file.text());
}
