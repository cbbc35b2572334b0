import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileEnding } from '../texts/domain/file-ending';
import { dataRootOf, type KeptUploads, keptUploads } from '../toolbox/upload/kept-uploads';
import { type Upload, useUpload } from '../toolbox/upload/use-upload';
import { useConnectedWallet } from '../toolbox/wallet/use-connected-wallet';
import { keptFile, type StoredFile } from './kept-draft';
import type { Work } from './use-work';

/** The way of a work to the storage network. */
export interface Storing {
  upload: Upload;
  /** The uploads that this browser has begun. */
  kept: KeptUploads;
  /** The stored work; undefined until the gateway has all of it. */
  stored: StoredFile | undefined;
  /** Asks for the price; an upload that was begun is found instead. */
  askPrice: () => void;
}

const nameOf = ({ data }: Work) => `mini-build.${fileEnding(data.type)}`;

/** Returns the way of a work to the storage network, which goes on where a closed page left it. */
export function useStoring(process: ProcessId, work: Work | undefined): Storing {
  const [kept] = useState(keptUploads);
  const wallet = useConnectedWallet();
  const [, setChanges] = useState(0);
  /** The works that were asked for, by the root of their data: an upload can end after another work was chosen. */
  const asked = useRef(new Map<string, Work>());

  const mark = useCallback(
    (id: string, dataRoot: string, isWhole: boolean) => {
      const of = asked.current.get(dataRoot);
      if (!of) return;
      const { kind, data, sha256 } = of;
      keptFile(kind, process).write({ id, dataRoot, sha256, type: data.type, bytes: data.size, isWhole });
      setChanges((count) => count + 1);
    },
    [process],
  );

  /** Notes at each step how far the work is, in the same turn: a page can be closed at any moment. */
  const noting = useMemo<KeptUploads>(
    () => ({
      ...kept,
      keep(upload) {
        kept.keep(upload);
        const { id, data_root } = upload.state.transaction;
        mark(id, data_root, false);
      },
      finish(dataRoot) {
        const kind = asked.current.get(dataRoot)?.kind;
        const file = kind && keptFile(kind, process).read();
        if (file?.dataRoot === dataRoot) mark(file.id, dataRoot, true);
        kept.finish(dataRoot);
      },
    }),
    [kept, mark, process],
  );
  const upload = useUpload(noting);
  const { step, prepare, edit } = upload;

  useEffect(() => {
    if (work && step.status === 'review') asked.current.set(step.review.draft.data_root, work);
    if (work && step.status === 'known') asked.current.set(dataRootOf(step.kept), work);
    const signed = step.status === 'uploading' ? step.shipment.signed : undefined;
    const root = signed?.data_root ?? '';
    const kind = asked.current.get(root)?.kind;
    if (signed?.id && kind && keptFile(kind, process).read()?.id !== signed.id) mark(signed.id, root, false);
  }, [step, work, mark, process]);

  const askPrice = useCallback(() => {
    if (!work || !wallet) return;
    const { type } = work.data;
    const file = new File([work.data], nameOf(work), { type });
    const data = { kind: 'file', text: '', file } as const;
    // Browsers read a text without its encoding by one of their own.
    const contentType = work.kind === 'text' ? `${type}; charset=utf-8` : type;
    void prepare({ data, contentType, tags: [], silo: '' }, wallet);
  }, [work, wallet, prepare]);

  // Another work has another price, and an upload that a closed page left is offered at once.
  const latest = useRef({ askPrice, edit });
  useEffect(() => {
    latest.current = { askPrice, edit };
  });
  const hash = work?.sha256;
  const kind = work?.kind;
  const isConnected = wallet !== undefined;
  useEffect(() => {
    latest.current.edit();
    const file = kind && keptFile(kind, process).read();
    if (hash && isConnected && file?.sha256 === hash && !file.isWhole) latest.current.askPrice();
  }, [hash, kind, process, isConnected]);

  const file = kind && keptFile(kind, process).read();
  return { upload, kept, askPrice, stored: hash && file?.sha256 === hash && file.isWhole ? file : undefined };
}
