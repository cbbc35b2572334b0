import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateKeyfile, type Keyfile } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { writeFileOnce } from './write-file';

/** The keys of the network itself and of the people it made up: each made when it is first needed. */
export interface Keyring {
  /** A wallet's key. */
  wallet(name: string): Promise<Keyfile>;
  /** A P-256 key for contacts sealed to the staff of an event. */
  contactKey(name: string): Promise<JsonWebKey>;
}

const keyfileSchema = v.object({
  kty: v.literal('RSA'),
  ...v.entriesFromList(['e', 'n', 'd', 'p', 'q', 'dp', 'dq', 'qi'], v.string()),
});

const contactKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  ...v.entriesFromList(['x', 'y', 'd'], v.string()),
});

/** Opens the keyring in a folder; without one, keys last as long as this process. */
export function openKeyring(folder?: string): Keyring {
  const keys = new Map<string, Promise<unknown>>();
  const once = async <T>(
    name: string,
    schema: v.GenericSchema<unknown, T>,
    make: () => Promise<T>,
  ): Promise<T> => {
    const key =
      keys.get(name) ?? (folder === undefined ? make() : keptOrMade(join(folder, `${name}.json`), make));
    keys.set(name, key);
    return v.parse(schema, await key);
  };
  return {
    wallet: (name) => once(`wallet-${name}`, keyfileSchema, generateKeyfile),
    contactKey: (name) => once(`contact-${name}`, contactKeySchema, generateContactKey),
  };
}

/** Networks, and tests beside them, may share a folder and need a key in the same moment: all get the key that was kept first. */
async function keptOrMade(path: string, make: () => Promise<unknown>): Promise<unknown> {
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept);
  const made = await make();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFileOnce(path, JSON.stringify(made));
  return JSON.parse(await readFile(path, 'utf8'));
}

async function generateContactKey() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return v.parse(contactKeySchema, await crypto.subtle.exportKey('jwk', keys.privateKey));
}
