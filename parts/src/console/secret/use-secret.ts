import {
  type DerivedKey,
  makeSecret,
  readSecretFile,
  secretFileOf,
} from '@rainbow-rabbit/processes/sealing/client';
import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError, type ErrorCode } from '@rainbow-rabbit/shared/errors';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useEffect, useState } from 'react';
import { keepSecret, keptSecretState, lendKeptSecret, markSecretSaved } from './kept-secret';

interface UseSecretParams {
  process: ProcessId;
  /** The contact key of the process, in base64url, by which its secret is known; undefined while it has none. */
  contactKey: string | undefined;
  /** Returns the contact key that follows from a secret. */
  contactKeyOf: (secret: Bytes) => Promise<Pick<DerivedKey, 'publicKey'>>;
  /** The codes of an area's errors: for a file without a secret, and for the secret of another process. */
  codes: { unreadable: ErrorCode; other: ErrorCode };
}

/** The secret of one process in this browser. */
export interface ProcessSecret {
  /** `missing` as well while this browser keeps the secret of another contact key. */
  state: 'reading' | 'missing' | 'unsaved' | 'saved';
  /** Makes a secret, instead of an earlier one. */
  make: () => Promise<void>;
  /** Takes the secret from its file. @throws AppError of the codes */
  choose: (file: File) => Promise<void>;
  /** Takes the secret, and overwrites the bytes that it is given. @throws AppError of the code for another secret */
  take: (secret: Bytes) => Promise<void>;
  /** Saves its file. @param name with its ending */
  save: (name: string) => Promise<void>;
  /** Lends it for one use, as `lendKeptSecret` does. */
  lend: <Result>(use: (secret: Bytes) => Result | Promise<Result>) => Promise<Result>;
}

/** Returns the secret of a process, which this browser keeps until another one takes its place. */
export function useSecret({ process, contactKey, contactKeyOf, codes }: UseSecretParams): ProcessSecret {
  const [state, setState] = useState<ProcessSecret['state']>('reading');
  const isOwn = async (secret: Bytes) =>
    contactKey === undefined || toBase64Url((await contactKeyOf(secret)).publicKey) === contactKey;
  const lend: ProcessSecret['lend'] = (use) => lendKeptSecret(process, use);
  const take: ProcessSecret['take'] = async (secret) => {
    if (!(await isOwn(secret))) {
      secret.fill(0);
      throw new AppError(codes.other);
    }
    await keepSecret(process, secret, true);
    setState('saved');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is judged anew when the key of the process is another one.
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const kept = await keptSecretState(process);
      return kept === 'missing' || (await lend(isOwn)) ? kept : 'missing';
    };
    const show = (found: ProcessSecret['state']) => isGone || setState(found);
    // Storage that can't be read keeps none: the file is asked for.
    void look().then(show, () => show('missing'));
    return () => {
      isGone = true;
    };
  }, [process, contactKey]);

  return {
    state,
    make: async () => {
      await keepSecret(process, makeSecret(), false);
      setState('unsaved');
    },
    choose: async (file) => take(await readSecretFile(file, codes.unreadable)),
    take,
    save: async (name) => {
      await lend((secret) => {
        const file = secretFileOf(secret);
        saveFile(name, file, 'application/json');
        file.fill(0);
      });
      await markSecretSaved(process);
      setState('saved');
    },
    lend,
  };
}
