import {
  createGatewayReader,
  type Draft,
  draftTransaction,
  resumedTransaction,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogoDraft } from './logo-draft';

/** The way of a logo to the storage network. Prices are in winston. */
export type LogoStoring =
  | { status: 'idle'; error?: unknown }
  | { status: 'pricing' }
  | { status: 'priced'; transaction: Draft; isEnough: boolean; error?: unknown }
  | { status: 'storing' };

interface LogoStore {
  storing: LogoStoring;
  /** Asks for the price. */
  price: (draft: LogoDraft) => Promise<void>;
  /** Has the transaction signed and sent; or goes on with a transaction that is signed. */
  store: (draft: LogoDraft) => Promise<void>;
  reset: () => void;
}

/**
 * Returns the way of a logo to the storage network: its price, one signature, and the upload, which goes on after a failure or a
 * reload without another signature.
 * @param onKeep gets the draft with its upload before anything is sent
 * @param onStored gets the id of the stored picture
 */
export function useLogoStore(onKeep: (draft: LogoDraft) => void, onStored: (id: string) => void): LogoStore {
  const { gateways: url } = useNetwork();
  const { state } = useWallet();
  const connected = state.status === 'connected' ? state : undefined;
  const reader = useMemo(() => createGatewayReader({ url }), [url]);
  const [storing, setStoring] = useState<LogoStoring>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const price = async ({ bytes, type }: LogoDraft) => {
    if (!connected) return;
    setStoring({ status: 'pricing' });
    try {
      const tags = [{ name: 'Content-Type', value: type }];
      const [transaction, balance] = await Promise.all([
        draftTransaction({ data: bytes, tags }, reader),
        reader.balance(connected.address),
      ]);
      const isEnough = /^\d+$/.test(balance) && BigInt(balance) >= BigInt(transaction.reward);
      setStoring({ status: 'priced', transaction, isEnough });
    } catch (error) {
      setStoring({ status: 'idle', error });
    }
  };

  const store = async (draft: LogoDraft) => {
    const before = storing;
    const { bytes, upload } = draft;
    setStoring({ status: 'storing' });
    try {
      if (!upload && !(connected && before.status === 'priced')) return setStoring(before);
      const signed = upload
        ? resumedTransaction(upload, bytes)
        : connected && before.status === 'priced' && (await connected.connector.sign(before.transaction));
      if (!signed) return setStoring(before);
      sending.current = new AbortController();
      const id = await uploadTransaction(signed, {
        url,
        resume: upload,
        signal: sending.current.signal,
        onProgress: (progress) => onKeep({ ...draft, upload: progress.state }),
      });
      setStoring({ status: 'idle' });
      onStored(id);
    } catch (error) {
      setStoring(before.status === 'priced' ? { ...before, error } : { status: 'idle', error });
    }
  };
  return { storing, price, store, reset: () => setStoring({ status: 'idle' }) };
}
