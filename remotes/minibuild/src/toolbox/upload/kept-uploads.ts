import { isAppError } from '@rainbow-rabbit/shared/errors';
import { parseUploadState, type UploadState } from '@rainbow-rabbit/shared/gateway';

/** An upload that was begun, so that it can go on without being signed again. */
export interface KeptUpload {
  /** What its file was called. */
  name: string;
  /** Of how many parts; the state says how many are there. */
  totalChunks: number;
  state: UploadState;
}

/** The uploads that this browser keeps; what it refuses to keep lasts as long as the page. */
export interface KeptUploads {
  /** The same array until something changes. */
  list: () => readonly KeptUpload[];
  /** Hears when the list has changed; returns its undo. */
  subscribe: (listener: () => void) => () => void;
  keep: (upload: KeptUpload) => void;
  /** By the data that is uploaded. */
  forget: (dataRoot: string) => void;
}

const storageKey = 'toolbox-uploads';
const maxKept = 5;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What was stored, as far as it can be one; it may have been written by anybody. */
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

export const dataRootOf = ({ state }: KeptUpload): string => state.transaction.data_root;

/** @param open the browser's storage, which it may refuse to open */
export function keptUploads(open: () => Storage): KeptUploads {
  const listeners = new Set<() => void>();
  let list: KeptUpload[] | undefined;
  /** Whether the browser has taken what is in the list; if not, it can still go on as long as the page is open. */
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
  /** Another tab may have uploads of its own: what it has stored is not to be lost. */
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
  };
}
