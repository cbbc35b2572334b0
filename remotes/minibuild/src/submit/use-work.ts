import { checkPicture, type PictureFault, preparePicture } from '@rainbow-rabbit/pictures';
import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import { maxFileBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { type ProcessId, sha256 } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway } from '../toolbox/gateway/use-gateway';
import { keptFile } from './kept-draft';
import { entryPictureLimits } from './picture-limits';
import { dropWork, keepWork, readWork, type WorkSource } from './stored-work';

/** The picture of an entry, ready to be stored and submitted. */
export interface Work {
  picture: Blob;
  /** In base64url. */
  sha256: string;
  /** Address of the picture in this tab. */
  shownAt: string;
}

/** The picture of the entry that is being made. */
export type WorkState =
  | { status: 'loading' }
  | { status: 'preparing' }
  | { status: 'none'; fault?: PictureFault; error?: unknown }
  | { status: 'ready'; work: Work };

/** Returns a kept picture as it can be stored: the meme maker's as it is, if it fits. */
async function fitting(picture: Blob, source: WorkSource): Promise<Blob | { fault: PictureFault }> {
  if (source === 'meme' && picture.size <= entryPictureLimits.storedBytes) {
    const checked = checkPicture(new Uint8Array(await picture.arrayBuffer()), entryPictureLimits);
    return 'fault' in checked ? checked : new Blob([picture], { type: checked.type });
  }
  const prepared = await preparePicture(picture, entryPictureLimits);
  return 'fault' in prepared ? prepared : prepared.blob;
}

/**
 * Returns the picture that is kept for a contest, and the ways to another one. What was chosen or made survives a reload; the
 * file itself is never kept, only the picture that was encoded anew from it.
 */
export function useWork(process: ProcessId) {
  const [state, setState] = useState<WorkState>({ status: 'loading' });
  const { reader } = useGateway();
  const latest = useRef<symbol>(undefined);
  const shownAt = useRef<string>(undefined);

  /** Begins an activity; an earlier one changes nothing any more. */
  const begin = useCallback(() => {
    const mine = Symbol('work');
    latest.current = mine;
    const show = (next: WorkState) => {
      if (latest.current === mine) setState(next);
    };
    const showPicture = async (picture: Blob) => {
      const hash = toBase64Url(await sha256(new Uint8Array(await picture.arrayBuffer())));
      if (latest.current !== mine) return;
      if (shownAt.current) URL.revokeObjectURL(shownAt.current);
      shownAt.current = URL.createObjectURL(picture);
      setState({ status: 'ready', work: { picture, sha256: hash, shownAt: shownAt.current } });
    };
    return { show, showPicture };
  }, []);

  useEffect(() => {
    const { show, showPicture } = begin();
    const load = async () => {
      const kept = await readWork(process);
      if (!kept) return show({ status: 'none' });
      const picture = kept.source === 'meme' ? await fitting(kept.picture, 'meme') : kept.picture;
      if ('fault' in picture) return show({ status: 'none', fault: picture.fault });
      if (picture !== kept.picture) await keepWork(process, picture, 'file');
      await showPicture(picture);
    };
    load().catch((error: unknown) => show({ status: 'none', error }));
    return () => {
      latest.current = undefined;
      if (shownAt.current) URL.revokeObjectURL(shownAt.current);
      shownAt.current = undefined;
    };
  }, [process, begin]);

  const choose = async (file: Blob) => {
    const { show, showPicture } = begin();
    show({ status: 'preparing' });
    const picture = await fitting(file, 'file');
    if ('fault' in picture) return show({ status: 'none', fault: picture.fault });
    await keepWork(process, picture, 'file');
    await showPicture(picture);
  };

  const drop = async () => {
    const { show } = begin();
    await dropWork(process);
    show({ status: 'none' });
  };

  /** Brings the picture of the submitted entry back from the storage network, for a revision on another device. */
  const fetchStored = async (file: EntryFile) => {
    const { show, showPicture } = begin();
    show({ status: 'loading' });
    try {
      const { bytes } = await reader.data(file.id, maxFileBytes);
      if (toBase64Url(await sha256(bytes)) !== file.sha256) throw new AppError('gateway.data-unverified');
      const picture = new Blob([bytes], { type: file.type });
      keptFile.write(process, { ...file, dataRoot: '', isWhole: true });
      await keepWork(process, picture, 'file');
      await showPicture(picture);
    } catch (error) {
      show({ status: 'none', error });
    }
  };

  return { state, choose, drop, fetchStored };
}
