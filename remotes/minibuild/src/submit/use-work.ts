import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import { maxFileBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { type ProcessId, sha256 } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway } from '../toolbox/gateway/use-gateway';
import { fittingWork, type WorkFault } from './fitting-work';
import { keptFile } from './kept-draft';
import { dropWork, keepWork, readWork, type WorkKind } from './stored-work';

/** The picture or the text of an entry, ready to be stored and submitted. */
export interface Work {
  kind: WorkKind;
  data: Blob;
  /** In base64url. */
  sha256: string;
  /** Address of a picture in this tab. */
  shownAt: string;
  /** The words of a text; empty for a picture. */
  text: string;
}

/** The work of the entry that is being made. */
export type WorkState =
  | { status: 'loading' }
  | { status: 'preparing' }
  | { status: 'none'; fault?: WorkFault; error?: unknown }
  | { status: 'ready'; work: Work };

const loading: WorkState = { status: 'loading' };

/**
 * Returns the work of a kind that is kept for a contest, and the ways to another one. What was chosen or made survives a reload;
 * the file of a picture itself is never kept, only the picture that was encoded anew from it.
 */
export function useWork(process: ProcessId, kind: WorkKind) {
  const [{ of, state }, setState] = useState({ of: kind, state: loading });
  const { reader } = useGateway();
  const latest = useRef<symbol>(undefined);
  const shownAt = useRef<string>(undefined);

  /** Begins an activity; an earlier one changes nothing any more. */
  const begin = useCallback(() => {
    const mine = Symbol('work');
    latest.current = mine;
    const show = (next: WorkState) => {
      if (latest.current === mine) setState({ of: kind, state: next });
    };
    const showWork = async (data: Blob) => {
      const bytes = new Uint8Array(await data.arrayBuffer());
      const hash = toBase64Url(await sha256(bytes));
      if (latest.current !== mine) return;
      if (shownAt.current) URL.revokeObjectURL(shownAt.current);
      shownAt.current = URL.createObjectURL(data);
      const text = kind === 'text' ? new TextDecoder().decode(bytes) : '';
      show({ status: 'ready', work: { kind, data, sha256: hash, shownAt: shownAt.current, text } });
    };
    return { show, showWork };
  }, [kind]);

  useEffect(() => {
    const { show, showWork } = begin();
    const load = async () => {
      const kept = await readWork(process, kind);
      if (!kept) return show({ status: 'none' });
      const data = kept.source === 'meme' ? await fittingWork(kind, kept.data, 'meme') : kept.data;
      if ('fault' in data) return show({ status: 'none', fault: data.fault });
      if (data !== kept.data) await keepWork(process, data, 'file');
      await showWork(data);
    };
    load().catch((error: unknown) => show({ status: 'none', error }));
    return () => {
      latest.current = undefined;
      if (shownAt.current) URL.revokeObjectURL(shownAt.current);
      shownAt.current = undefined;
    };
  }, [process, kind, begin]);

  /** Takes a file as the work. @returns false for a file with a fault */
  const choose = async (file: Blob): Promise<boolean> => {
    const { show, showWork } = begin();
    show({ status: 'preparing' });
    const data = await fittingWork(kind, file, 'file');
    if ('fault' in data) {
      show({ status: 'none', fault: data.fault });
      return false;
    }
    await keepWork(process, data, 'file');
    await showWork(data);
    return true;
  };

  const drop = async () => {
    const { show } = begin();
    await dropWork(process, kind);
    show({ status: 'none' });
  };

  /** Brings the work of the submitted entry back from the storage network, for a revision on another device. */
  const fetchStored = async (file: EntryFile) => {
    const { show, showWork } = begin();
    show(loading);
    try {
      const { bytes } = await reader.data(file.id, maxFileBytes);
      if (toBase64Url(await sha256(bytes)) !== file.sha256) throw new AppError('gateway.data-unverified');
      const data = new Blob([bytes], { type: file.type });
      keptFile(kind, process).write({ ...file, dataRoot: '', isWhole: true });
      await keepWork(process, data, 'file');
      await showWork(data);
    } catch (error) {
      show({ status: 'none', error });
    }
  };

  // The work of another kind is still there in the first moment after a change of kinds.
  return { state: of === kind ? state : loading, choose, drop, fetchStored };
}
