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

const storageKey = 'toolbox-uploads';
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

function parseList(json: string | null): KeptUpload[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.map(parseKept).filter((kept) => kept !== undefined);
  } catch {
    return [];
  }
}

/** Bytes of the largest part. */
const chunkBytes = 262_144;

/** Returns an upload that is signed and not begun; undefined for a transaction that a wallet has left unsigned. */
export function unbegunUpload(name: string, { data, ...fields }: TransactionLike): KeptUpload | undefined {
  const totalChunks = Math.ceil(data.length / chunkBytes);
  const state = { transaction: fields, posting: 'not-begun', uploadedChunks: 0 };
  return parseKept({ name, totalChunks, state });
}

export const dataRootOf = ({ state }: KeptUpload): string => state.transaction.data_root;

/**
 * Opens the list of uploads in a storage.
 * @param open returns the browser's storage, or throws when the browser refuses it
 */
export function keptUploads(open: () => Storage): KeptUploads {
  const listeners = new Set<() => void>();
  let list: KeptUpload[] | undefined;
  /** True when the browser has stored the list; if not, uploads can continue until the page is closed. */
  let isStored = true;
  const stored = (): KeptUpload[] | undefined => {
    try {
      return parseList(open().getItem(storageKey));
    } catch {
      return undefined;
    }
  };
  const read = (): KeptUpload[] => {
    list ??= stored() ?? [];
    return list;
  };
  const write = (next: KeptUpload[]) => {
    list = next.slice(0, maxKept);
    try {
      open().setItem(storageKey, JSON.stringify(list));
      isStored = true;
    } catch {
      isStored = false;
    }
    for (const listener of listeners) listener();
  };
  /** Starts from the stored list, because another tab may have added uploads. */
  const without = (dataRoot: string) =>
    ((isStored && stored()) || read()).filter((kept) => dataRootOf(kept) !== dataRoot);
  return {
    list: read,
    subscribe: (listener) => {
      const hear = ({ key }: StorageEvent) => {
        if (!isStored || (key !== storageKey && key !== null)) return;
        list = undefined;
        listener();
      };
      window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        window.removeEventListener('storage', hear);
        listeners.delete(listener);
      };
    },
    keep: (upload) => write([upload, ...without(dataRootOf(upload))]),
    forget: (dataRoot) => write(without(dataRoot)),
    finish: (dataRoot) => write(without(dataRoot)),
  };
}
