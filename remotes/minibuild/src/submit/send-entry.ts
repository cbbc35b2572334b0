import { smallPicture } from '@rainbow-rabbit/parts/pictures';
import { type Mine, submitEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { type FileType, fileTypes, maxPreviewBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { OwnActParams } from '../contest/use-own-act';
import { type EntryDraft, entryTexts } from './domain/entry-draft';
import type { StoredFile } from './kept-draft';
import { previewSides } from './picture-limits';
import type { Work } from './use-work';

/** A finished work with its place on the storage network. */
export interface WorkOnNetwork {
  work: Work;
  file: StoredFile;
}

const isFileType = (type: string): type is FileType => fileTypes.some((known) => known === type);

/** Returns the parts of the message that a stored work adds: its file, and a picture's preview. @throws AppError `entry.preview` */
async function workParts({ work: { kind, data }, file: { id, type, bytes, sha256 } }: WorkOnNetwork) {
  if (!isFileType(type)) throw new AppError('entry.preview');
  const file = { id: id as TxId, type, bytes, sha256 };
  if (kind === 'text') return { file };
  const sizes = { sides: previewSides, maxBytes: maxPreviewBytes };
  const preview = await smallPicture(data, sizes).catch(() => undefined);
  if (!preview) throw new AppError('entry.preview');
  return { file, preview: toBase64Url(new Uint8Array(await preview.arrayBuffer())) };
}

/**
 * Submits an entry, or a revision of it.
 * @param draft without faults
 * @param stored undefined for an entry without a file
 */
export async function sendEntry(
  { place, options }: OwnActParams,
  draft: EntryDraft,
  stored: WorkOnNetwork | undefined,
): Promise<Mine> {
  return submitEntry(place, { ...entryTexts(draft), ...(stored && (await workParts(stored))) }, options);
}
