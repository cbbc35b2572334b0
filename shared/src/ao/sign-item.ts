import { unlessAborted } from '../waiting';
import { aborted, assertGoesOn, itemOf, unreachable } from './message-item';
import type { AoClient } from './types';

/** The front page reads without it. @throws AppError `ao.unreachable` */
export const loadArweave = () => import('../arweave').catch(unreachable);

/** Signs for the units of every kind: the item is the same for all of them. */
export const signItem: AoClient['sign'] = async (message, signer, signal) => {
  assertGoesOn(signal);
  const asked = 'process' in message ? itemOf(message) : message;
  // Before the user is asked: what they approve can then be posted at once.
  const { parseWhatWasAsked, toBase64Url } = await loadArweave();
  const signed = await unlessAborted(signer.signDataItem(asked), signal, aborted);
  const { id, bytes } = await parseWhatWasAsked(signed, asked, signer.address);
  return { id, item: toBase64Url(bytes) };
};
