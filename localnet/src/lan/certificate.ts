import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { generate } from 'selfsigned';
import * as v from 'valibot';
import { writeFileSafely } from '../data/write-file';

const certificateSchema = v.object({ cert: v.string(), key: v.string() });

/** A TLS certificate and its private key, PEM. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/** Browsers refuse certificates that are valid for longer than this. */
const validDays = 397;
const dayMs = 86_400_000;

/**
 * A certificate made by this machine for its own address: phones warn once and then go on. It is kept, so that a
 * phone that accepted it accepts it the next time too.
 */
export async function certificateFor(address: string, file: string | undefined): Promise<Certificate> {
  const kept = file && (await readFile(file, 'utf8').catch(() => undefined));
  const parsed = kept ? v.safeParse(v.pipe(v.string(), v.parseJson(), certificateSchema), kept) : undefined;
  if (parsed?.success && isUsable(parsed.output, address)) return parsed.output;
  const made = await make(address);
  if (file) await writeFileSafely(file, JSON.stringify(made));
  return made;
}

function isUsable({ cert }: Certificate, address: string): boolean {
  const certificate = new X509Certificate(cert);
  const isForAddress = certificate.checkIP(address) !== undefined;
  return isForAddress && Date.parse(certificate.validTo) > Date.now() + dayMs;
}

async function make(address: string): Promise<Certificate> {
  const now = Date.now();
  const { cert, private: key } = await generate(
    [{ name: 'commonName', value: 'Rainbow Rabbit on this network' }],
    {
      keyType: 'ec',
      algorithm: 'sha256',
      // A phone's clock may be a little behind.
      notBeforeDate: new Date(now - dayMs),
      notAfterDate: new Date(now + (validDays - 1) * dayMs),
      extensions: [
        {
          name: 'subjectAltName',
          altNames: [
            { type: 7, ip: address },
            { type: 7, ip: '127.0.0.1' },
            { type: 2, value: 'localhost' },
          ],
        },
      ],
    },
  );
  return { cert, key };
}
