import { changeKept, keptJson } from '@rainbow-rabbit/parts/kept';
import type { TransactionLike } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { parseUploadState, type UploadState } from '@rainbow-rabbit/shared/gateway';

/** An upload that was begun, stored so that it can continue without another signature. */
export interface KeptUpload {
  /** The name of its file. */
  name: string;
  /** The number of its parts; the state has the number of parts that are uploaded. */
  totalChunks: number;
  state: UploadState;
}

/** The uploads that this browser stores; when it refuses to, they live as long as the page. */
export interface KeptUploads {
  /** Returns the uploads; the same array until something changes. */
  list: () => readonly KeptUpload[];
  /** Notifies of changes of the list; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  keep: (upload: KeptUpload) => void;
  /** Removes the upload with this data root. */
  forget: (dataRoot: string) => void;
  /** Removes the upload with this data root, of which the gateway has all. */
  finish: (dataRoot: string) => void;
}

const maxKept = 5;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Parses a stored upload; undefined for a value that is not one. */
function parseKept(value: unknown): KeptUpload | undefined {
  if (!isRecord(value)) return undefined;
  const { name, totalChunks, state } = value;
  if (typeof name !== 'string' || typeof totalChunks !== 'number') return undefined;
  try {
    return { name, totalChunks, state: parseUploadState(state) };
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

/** Leaves out what is not an upload. */
const parseList = (json: unknown): readonly KeptUpload[] | undefined =>
  Array.isArray(json) ? json.map(parseKept).filter((kept) => kept !== undefined) : undefined;

/** Bytes of the largest part. */
const chunkBytes = 262_144;

/** Returns an upload that is signed and not begun; undefined for a transaction that a wallet has left unsigned. */
export function unbegunUpload(name: string, { data, ...fields }: TransactionLike): KeptUpload | undefined {
  const totalChunks = Math.ceil(data.length / chunkBytes);
  const state = { transaction: fields, posting: 'not-begun', uploadedChunks: 0 };
  return parseKept({ name, totalChunks, state });
}

export const dataRootOf = ({ state }: KeptUpload): string => state.transaction.data_root;

/** Opens the list of uploads. */
export function keptUploads(): KeptUploads {
  const kept = keptJson(['minibuild', 'uploads'], parseList, { absent: [] });
  const without = (list: readonly KeptUpload[], dataRoot: string) =>
    list.filter((one) => dataRootOf(one) !== dataRoot);
  const forget = (dataRoot: string) => changeKept(kept, (list) => without(list, dataRoot));
  return {
    list: kept.read,
    subscribe: kept.subscribe,
    keep: (upload) =>
      changeKept(kept, (list) => [upload, ...without(list, dataRootOf(upload))].slice(0, maxKept)),
    forget,
    finish: forget,
  };
}
