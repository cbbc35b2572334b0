import {
  createGatewayReader,
  draftTransaction,
  resumedTransaction,
  uploadTransaction,
} from '@rainbow-rabbit/shared/gateway';
import { inAr } from '../../shared/src/wallet/in-ar';
import type { AppFile } from './app-files';
import { bundleOf, bundleTags, type SignedFiles } from './bundle-files';
import { newFileLines } from './new-files';
import type { RecordFolder } from './published-record';
import type { PublisherKey } from './publisher-key';
import type { StoredReader } from './read-stored';

/** The means of an upload. */
export interface UploadMeans extends StoredReader {
  record: RecordFolder;
  print(line: string): void;
  /** Returns true when the cost is agreed to. */
  ask(question: string): Promise<boolean>;
  isAgreed: boolean;
}

/** Goes on with the upload that an earlier run began, if there is one: its cost was agreed to, and is not paid again. */
export async function finishUpload({ record, print, gateway, fetch }: UploadMeans): Promise<void> {
  const left = record.unfinished();
  if (!left) return;
  const { upload, data } = left;
  const { state } = upload;
  print(`Going on with the upload of ${upload.app}: ${state.uploadedChunks} parts of it are there.`);
  await uploadTransaction(resumedTransaction(state, data), {
    url: gateway,
    fetch,
    resume: state,
    onProgress: ({ state: reached, uploadedChunks, totalChunks }) => {
      record.keepUpload({ ...upload, state: reached });
      print(`Sent ${uploadedChunks} of ${totalChunks} parts.`);
    },
  });
  record.finish(upload);
}

/**
 * Shows the cost of a bundle, asks, and sends it. Before the first byte is sent, the signed bundle is on the disk.
 * @returns false when the cost was declined: then nothing was sent, and nothing is kept
 * @throws Error when the wallet can't pay; AppError of the gateway
 */
export async function uploadBundle(
  { files, signed, app }: { files: readonly AppFile[]; signed: SignedFiles; app: string },
  key: PublisherKey,
  means: UploadMeans,
): Promise<boolean> {
  const { record, print, gateway, fetch } = means;
  const reader = createGatewayReader({ url: gateway, fetch });
  const data = await bundleOf(signed.items, key);
  const draft = await draftTransaction({ data, tags: bundleTags }, reader);
  const balance = await reader.balance(key.address);
  for (const line of newFileLines(files)) print(line);
  const cost = `${inAr(draft.reward)} AR for ${data.length} bytes in one bundle`;
  print(`Cost: ${cost}. ${key.address} has ${inAr(balance)} AR.`);
  const missing = BigInt(draft.reward) - BigInt(balance);
  if (missing > 0n)
    throw new Error(`The wallet can't pay that: ${inAr(String(missing))} AR are missing. Nothing was sent.`);
  if (!(means.isAgreed || (await means.ask(`Pay ${cost}?`)))) {
    print('Nothing was sent.');
    return false;
  }
  const transaction = await key.signed(draft);
  const items = Object.fromEntries(signed.ids);
  record.keepData(data);
  await uploadTransaction(transaction, {
    url: gateway,
    fetch,
    onProgress: ({ state, uploadedChunks, totalChunks }) => {
      record.keepUpload({ items, app, state });
      print(`Sent ${uploadedChunks} of ${totalChunks} parts.`);
    },
  });
  record.finish({ items, app });
  return true;
}
