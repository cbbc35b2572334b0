import { smallPicture } from '@rainbow-rabbit/pictures';
import { type Mine, submitEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { type FileType, fileTypes, maxPreviewBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { OwnActParams } from '../contest/use-own-act';
import { type EntryDraft, entryTexts } from './domain/entry-draft';
import type { StoredFile } from './kept-draft';
import { previewSides } from './picture-limits';

/** A picture with its place on the storage network. */
export interface PictureOnNetwork {
  picture: Blob;
  file: StoredFile;
}

const isFileType = (type: string): type is FileType => fileTypes.some((known) => known === type);

/** Returns the parts of the message that a stored picture adds. @throws AppError `entry.preview` */
async function pictureParts({ picture, file: { id, type, bytes, sha256 } }: PictureOnNetwork) {
  const preview = await smallPicture(picture, { sides: previewSides, maxBytes: maxPreviewBytes }).catch(
    () => undefined,
  );
  if (!preview || !isFileType(type)) throw new AppError('entry.preview');
  return {
    file: { id: id as TxId, type, bytes, sha256 },
    preview: toBase64Url(new Uint8Array(await preview.arrayBuffer())),
  };
}

/**
 * Submits an entry, or a revision of it.
 * @param draft without faults
 * @param stored undefined for an entry without a picture
 */
export async function sendEntry(
  { place, options }: OwnActParams,
  draft: EntryDraft,
  stored: PictureOnNetwork | undefined,
): Promise<Mine> {
  return submitEntry(place, { ...entryTexts(draft), ...(stored && (await pictureParts(stored))) }, options);
}
