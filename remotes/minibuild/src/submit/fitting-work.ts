import { checkPicture, type PictureFault, preparePicture } from '@rainbow-rabbit/parts/pictures';
import { maxTextFileBytes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { checkTextFile, type TextFault } from './domain/text-file';
import { entryPictureLimits } from './picture-limits';
import type { WorkKind, WorkSource } from './stored-work';

/** The problem of a file that is to be the work of an entry. */
export type WorkFault = PictureFault | TextFault;

/** Returns a picture as it can be stored: the meme maker's as it is, if it fits, any other encoded anew. */
async function fittingPicture(picture: Blob, source: WorkSource): Promise<Blob | { fault: WorkFault }> {
  if (source === 'meme' && picture.size <= entryPictureLimits.storedBytes) {
    const checked = checkPicture(new Uint8Array(await picture.arrayBuffer()), entryPictureLimits);
    return 'fault' in checked ? checked : new Blob([picture], { type: checked.type });
  }
  const prepared = await preparePicture(picture, entryPictureLimits);
  return 'fault' in prepared ? prepared : prepared.blob;
}

/** Returns a text as it can be stored. One byte more than it may have is read, and no file of a thousand megabytes. */
async function fittingText(file: Blob): Promise<Blob | { fault: WorkFault }> {
  const bytes = new Uint8Array(await file.slice(0, maxTextFileBytes + 1).arrayBuffer());
  const name = file instanceof File ? file.name : '';
  const checked = checkTextFile({ name, type: file.type, bytes });
  return 'fault' in checked ? checked : new Blob([bytes], { type: checked.type });
}

/** Returns a work of a kind as it can be stored, or its fault. */
export const fittingWork = (
  kind: WorkKind,
  work: Blob,
  source: WorkSource,
): Promise<Blob | { fault: WorkFault }> =>
  kind === 'text' ? fittingText(work) : fittingPicture(work, source);
