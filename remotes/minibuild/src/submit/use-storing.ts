import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type KeptUploads, keptUploads } from '../toolbox/upload/kept-uploads';
import { type Upload, useUpload } from '../toolbox/upload/use-upload';
import { useConnectedWallet } from '../toolbox/wallet/use-connected-wallet';
import { keptFile, type StoredFile } from './kept-draft';
import type { Work } from './use-work';

/** The way of a picture to the storage network. */
export interface Storing {
  upload: Upload;
  /** The uploads that this browser has begun. */
  kept: KeptUploads;
  /** The stored picture; undefined until the gateway has all of it. */
  stored: StoredFile | undefined;
  /** Asks for the price; an upload that was begun is found instead. */
  askPrice: () => void;
}

const nameOf = ({ picture }: Work) => `mini-build.${picture.type.split('/').at(-1)}`;

/** Returns the way of a picture to the storage network, which goes on where a closed page left it. */
export function useStoring(process: ProcessId, work: Work | undefined): Storing {
  const [kept] = useState(() => keptUploads(() => window.localStorage));
  const wallet = useConnectedWallet();
  const [, setChanges] = useState(0);
  const current = useRef(work);
  useEffect(() => {
    current.current = work;
  }, [work]);

  const mark = useCallback(
    ({ id, dataRoot }: { id: string; dataRoot: string }, isWhole: boolean) => {
      if (!current.current) return;
      const { picture, sha256 } = current.current;
      keptFile.write(process, { id, dataRoot, sha256, type: picture.type, bytes: picture.size, isWhole });
      setChanges((count) => count + 1);
    },
    [process],
  );

  /** Notes at each step how far the picture is, in the same turn: a page can be closed at any moment. */
  const noting = useMemo<KeptUploads>(
    () => ({
      ...kept,
      keep(upload) {
        kept.keep(upload);
        const { id, data_root } = upload.state.transaction;
        mark({ id, dataRoot: data_root }, false);
      },
      finish(dataRoot) {
        const file = keptFile.read(process);
        if (file?.dataRoot === dataRoot) mark(file, true);
        kept.finish(dataRoot);
      },
    }),
    [kept, mark, process],
  );
  const upload = useUpload(noting);
  const { step, prepare, edit } = upload;

  useEffect(() => {
    const signed = step.status === 'uploading' ? step.shipment.signed : undefined;
    if (signed?.id && keptFile.read(process)?.id !== signed.id)
      mark({ id: signed.id, dataRoot: signed.data_root ?? '' }, false);
    const file = keptFile.read(process);
    if (step.status === 'done' && file?.id === step.id && !file.isWhole) mark(file, true);
  }, [step, mark, process]);

  const askPrice = useCallback(() => {
    if (!work || !wallet) return;
    const file = new File([work.picture], nameOf(work), { type: work.picture.type });
    const data = { kind: 'file', text: '', file } as const;
    void prepare({ data, contentType: work.picture.type, tags: [], silo: '' }, wallet);
  }, [work, wallet, prepare]);

  // Another picture has another price, and an upload that a closed page left is offered at once.
  const latest = useRef({ askPrice, edit });
  useEffect(() => {
    latest.current = { askPrice, edit };
  });
  const hash = work?.sha256;
  const isConnected = wallet !== undefined;
  useEffect(() => {
    latest.current.edit();
    const file = keptFile.read(process);
    if (hash && isConnected && file?.sha256 === hash && !file.isWhole) latest.current.askPrice();
  }, [hash, process, isConnected]);

  const file = keptFile.read(process);
  return { upload, kept, askPrice, stored: hash && file?.sha256 === hash && file.isWhole ? file : undefined };
}
