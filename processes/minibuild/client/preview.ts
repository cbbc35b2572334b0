import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { sha256Of } from './digest';
import { maxPreviewBytes } from './generated';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestPreview: 'preview.unreadable' | 'preview.other';
  }
}

/** A small picture of an entry. */
export interface Preview {
  bytes: Bytes;
  type: 'image/webp' | 'image/png' | 'image/jpeg';
}

const messageSchema = v.object({
  preview: v.pipe(v.string(), v.maxLength(Math.ceil((maxPreviewBytes * 4) / 3))),
});

/** Returns the type of a picture by its first bytes. */
export function previewType(bytes: Uint8Array): Preview['type'] | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return undefined;
}

function previewText(data: string): string {
  try {
    return v.parse(messageSchema, JSON.parse(data)).preview;
  } catch (cause) {
    throw new AppError('preview.unreadable', { cause });
  }
}

function bytesOf(text: string): Bytes {
  try {
    return fromBase64Url(text);
  } catch (cause) {
    throw new AppError('preview.unreadable', { cause });
  }
}

/**
 * Takes the preview of an entry out of the message that submitted it.
 * @param data of the message, as the gateway has it
 * @param sha256 that the contest's process names, in base64url
 * @throws AppError `preview.unreadable`, and `preview.other` for a picture with another hash
 */
export async function openPreview(data: string, sha256: string): Promise<Preview> {
  const bytes = bytesOf(previewText(data));
  const type = previewType(bytes);
  if (!type) throw new AppError('preview.unreadable');
  if (toBase64Url(await sha256Of(bytes)) !== sha256) throw new AppError('preview.other');
  return { bytes, type };
}
