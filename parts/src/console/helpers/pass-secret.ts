import {
  importPublicKey,
  makeKeyPair,
  openSealedBytes,
  type SealContext,
  sealBytes,
} from '@rainbow-rabbit/processes/sealing/client';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type HelperCode, helperCodeText, passedCodeText, readPassedCode } from './helper-code.domain';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    passSecret: 'helper.unreadable' | 'helper.not-passed';
  }
}

/** The keys of this page, one for each event and wallet: a code that a camera saw earlier opens nothing after a reload. */
const pairs = new Map<string, Promise<CryptoKeyPair>>();

function pairOf(process: ProcessId, address: Address): Promise<CryptoKeyPair> {
  const name = `${process} ${address}`;
  const pair = pairs.get(name) ?? makeKeyPair();
  pairs.set(name, pair);
  return pair;
}

const contextOf = (process: ProcessId, helper: HelperCode): SealContext => ({
  process,
  info: 'rr1 passed secret',
  additionalData: utf8(helperCodeText(helper)),
});

/** Returns the code of this device, by which an owner recognises it and seals a secret to it. */
export async function ownHelperCode(process: ProcessId, address: Address): Promise<HelperCode> {
  const { publicKey } = await pairOf(process, address);
  return { address, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)) };
}

/**
 * Seals a process's secret to the device of a helper (docs/protocol.md, The secret of an event).
 * @param secret 32 bytes, which their caller overwrites
 * @returns the text of a code, which opens on that device alone
 * @throws AppError `helper.unreadable` for a code without a key
 */
export async function passSecret(secret: Bytes, process: ProcessId, helper: HelperCode): Promise<string> {
  const recipient = await importPublicKey(helper.publicKey).catch(() => {
    throw new AppError('helper.unreadable');
  });
  return passedCodeText(await sealBytes({ ...contextOf(process, helper), plaintext: secret, recipient }));
}

/**
 * Opens a secret that was passed to this page.
 * @returns 32 bytes, which their caller overwrites
 * @throws AppError `helper.not-passed` for another text, and for a code that was made for another device or before a reload
 */
export async function openPassedSecret(text: string, process: ProcessId, address: Address): Promise<Bytes> {
  const sealed = readPassedCode(text);
  if (!sealed) throw new AppError('helper.not-passed');
  const { privateKey } = await pairOf(process, address);
  const context = contextOf(process, await ownHelperCode(process, address));
  return openSealedBytes({ ...context, sealed, privateKey }).catch(() => {
    throw new AppError('helper.not-passed');
  });
}
