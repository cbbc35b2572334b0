import { type PictureFault, type PreparedPicture, preparePicture } from '@rainbow-rabbit/parts/pictures';
import type { Address, TransactionLike } from '@rainbow-rabbit/shared/arweave';
import { AppError, isFrom } from '@rainbow-rabbit/shared/errors';
import {
  createGatewayReader,
  type Draft,
  draftTransaction,
  type UploadState,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import type { PagePicture } from '../../page-content/domain/content-schema';
import { pictureLimits } from './picture-limits.domain';

/** A picture that can be stored: its price and the balance of the wallet that pays, in winston. */
export interface PricedPicture extends PreparedPicture {
  /** Address of the picture in this tab. */
  shownAt: string;
  draft: Draft;
  payer: Address;
  balance: string;
  /** The transaction once it is signed, and how far it is sent: a further attempt sends the same. */
  sent?: { signed: TransactionLike; resume?: UploadState } | undefined;
}

/** Errors in a row that end an attempt to store a picture (docs/product 9.23). */
const errorsInARow = 3;

/** A picture on its way from a file to the storage network. Errors are those of the gateway and of the wallet. */
export type StoringPicture =
  | { status: 'none'; fault?: PictureFault; error?: unknown }
  | { status: 'preparing' }
  | { status: 'priced'; picture: PricedPicture; error?: unknown }
  | { status: 'signing' | 'sending'; picture: PricedPicture };

function winstonOf(answer: string): string {
  if (/^\d+$/.test(answer)) return answer;
  throw new AppError('gateway.price-invalid');
}

/** Returns true when the wallet's balance covers the price of storing. */
export function canPay({ draft, balance }: PricedPicture): boolean {
  return BigInt(balance) >= BigInt(draft.reward);
}

/**
 * Prepares a chosen picture, asks for its price, and stores it with one approval, however many attempts it takes.
 * @param onStored called with the stored picture, which has the description still to come, and its address in this tab
 */
export function useStoringPicture(onStored: (picture: Omit<PagePicture, 'alt'>, shownAt: string) => void) {
  const { gateways: url } = useNetwork();
  const { state: wallet } = useWallet();
  const [storing, setStoring] = useState<StoringPicture>({ status: 'none' });
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  /** Begins an activity; an earlier one ends, and changes nothing any more. */
  const begin = () => {
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    const show = (next: StoringPicture) => {
      if (!signal.aborted) setStoring(next);
    };
    return { signal, show };
  };

  const choose = async (file: Blob) => {
    const { signal, show } = begin();
    if (wallet.status !== 'connected') return;
    show({ status: 'preparing' });
    const prepared = await preparePicture(file, pictureLimits);
    if ('fault' in prepared) return show({ status: 'none', fault: prepared.fault });
    try {
      const reader = createGatewayReader({ url });
      const data = await prepared.blob.arrayBuffer();
      const tags = [{ name: 'Content-Type', value: prepared.blob.type }];
      const [draft, balance] = await Promise.all([
        draftTransaction({ data, tags }, reader),
        reader.balance(wallet.address).then(winstonOf),
      ]);
      if (signal.aborted) return;
      const shownAt = URL.createObjectURL(prepared.blob);
      show({ status: 'priced', picture: { ...prepared, shownAt, draft, payer: wallet.address, balance } });
    } catch (error) {
      show({ status: 'none', error });
    }
  };

  const store = async (picture: PricedPicture) => {
    const { signal, show } = begin();
    if (wallet.status !== 'connected') return;
    let { sent } = picture;
    show({ status: 'signing', picture });
    try {
      sent ??= { signed: await wallet.connector.sign(picture.draft) };
      if (signal.aborted) return;
      show({ status: 'sending', picture });
      const { signed, resume } = sent;
      const onProgress = ({ state }: { state: UploadState }) => {
        sent = { signed, resume: state };
      };
      const id = await uploadTransaction(signed, { url, signal, resume, errorsInARow, onProgress });
      if (signal.aborted) return;
      show({ status: 'none' });
      onStored({ id, width: picture.width, height: picture.height }, picture.shownAt);
    } catch (error) {
      // a wallet has signed something else, or nothing: that can't be gone on with
      if (isFrom(error, 'transaction')) sent = undefined;
      show({ status: 'priced', picture: { ...picture, sent }, error });
    }
  };

  const drop = () => begin().show({ status: 'none' });
  return { storing, choose, store, drop };
}
