import { isFrom } from '@rainbow-rabbit/shared/errors';
import { resumedTransaction, uploadTransaction } from '@rainbow-rabbit/shared/gateway';
import { useEffect, useRef, useState } from 'react';
import { useGateway } from '../gateway/use-gateway';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import { type KeptUpload, type KeptUploads, unbegunUpload } from './kept-uploads';
import { prepareUpload, type UploadInput } from './prepare-upload';
import type { Review, Shipment, UploadStep } from './upload-step';

export interface Upload {
  step: UploadStep;
  /** Returns to the form. */
  edit: () => void;
  prepare: (input: UploadInput, wallet: WalletConnection) => Promise<void>;
  signAndSend: (review: Review, wallet: WalletConnection) => Promise<void>;
  /** Continues an upload that was begun before. */
  resume: (kept: KeptUpload, data: Uint8Array) => Promise<void>;
  /** Continues an upload that was stopped. */
  goOn: (shipment: Shipment) => Promise<void>;
  stop: () => void;
}

/**
 * An upload from the form to the ledger. It is stored while it is under way, and stopped when the component
 * is unmounted.
 */
export function useUpload(kept: KeptUploads): Upload {
  const { urls, reader } = useGateway();
  const [step, setStep] = useState<UploadStep>({ status: 'editing' });
  const sending = useRef<AbortController>(undefined);
  const latest = useRef<symbol>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
      sending.current?.abort();
    },
    [],
  );

  /** Begins an activity; an earlier one can no longer change the step. */
  const begin = () => {
    const mine = Symbol('upload');
    latest.current = mine;
    const isLatest = () => latest.current === mine;
    const show = (next: UploadStep) => {
      if (isLatest()) setStep(next);
    };
    return { isLatest, show };
  };

  const send = async (shipment: Shipment) => {
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    let now = shipment;
    const { show } = begin();
    show({ status: 'uploading', shipment });
    try {
      const id = await uploadTransaction(shipment.signed, {
        url: urls,
        resume: shipment.resume,
        signal: mine.signal,
        onProgress: ({ uploadedChunks, totalChunks, state }) => {
          now = { ...shipment, resume: state, uploadedChunks, totalChunks };
          if (shipment.isKept) kept.keep({ name: shipment.name, totalChunks, state });
          show({ status: 'uploading', shipment: now });
        },
      });
      kept.finish(shipment.signed.data_root);
      show({ status: 'done', id });
    } catch (error) {
      // A wallet has signed something else, or nothing: that can't be gone on with.
      if (isFrom(error, 'transaction')) kept.forget(shipment.signed.data_root);
      show({ status: 'stopped', shipment: now, error });
    }
  };

  return {
    step,
    edit: () => begin().show({ status: 'editing' }),

    async prepare(input, { address }) {
      const { show } = begin();
      show({ status: 'preparing' });
      await prepareUpload({ input, address, reader, kept }).then(show, (error: unknown) =>
        show({ status: 'editing', error }),
      );
    },

    async signAndSend(review, { connector }) {
      const { isLatest, show } = begin();
      show({ status: 'signing', review });
      const { draft, name, isKept } = review;
      try {
        const signed = await connector.sign(draft);
        // A person who has gone back meanwhile does not want it sent, and an unsent transaction costs nothing.
        if (!isLatest()) return;
        // From here on no closed page costs a second signature.
        const unbegun = isKept && unbegunUpload(name, signed);
        if (unbegun) kept.keep(unbegun);
        await send({ signed, name, isKept, uploadedChunks: 0, totalChunks: 0 });
      } catch (error) {
        show({ status: 'review', review, error });
      }
    },

    async resume(upload, data) {
      const { name, totalChunks, state } = upload;
      const signed = resumedTransaction(state, data);
      const { uploadedChunks } = state;
      await send({ signed, name, isKept: true, resume: state, uploadedChunks, totalChunks });
    },

    goOn: send,
    stop: () => sending.current?.abort(),
  };
}
