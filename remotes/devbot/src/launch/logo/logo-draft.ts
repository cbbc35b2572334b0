import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { parseUploadState, type UploadState } from '@rainbow-rabbit/shared/gateway';
import * as v from 'valibot';

/** A logo before it is stored: the picture, and its upload once that is signed. */
export interface LogoDraft {
  type: string;
  bytes: Uint8Array;
  upload?: UploadState;
}

const draftSchema = v.object({
  type: v.picklist(['image/webp', 'image/png', 'image/jpeg']),
  bytes: v.pipe(v.string(), v.maxLength(80_000)),
  upload: v.optional(v.unknown()),
});

/** Returns a draft as the text of a form's field. */
export const draftText = ({ type, bytes, upload }: LogoDraft): string =>
  JSON.stringify({ type, bytes: toBase64Url(bytes), ...(upload && { upload }) });

/** Reads the draft in a form's field; undefined for invalid text. */
export function draftIn(text: string): LogoDraft | undefined {
  try {
    const { type, bytes, upload } = v.parse(draftSchema, JSON.parse(text));
    return {
      type,
      bytes: fromBase64Url(bytes),
      ...(upload !== undefined && { upload: parseUploadState(upload) }),
    };
  } catch {
    return undefined;
  }
}
