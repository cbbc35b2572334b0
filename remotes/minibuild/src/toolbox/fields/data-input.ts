import { AppError } from '@rainbow-rabbit/shared/errors';

/** Data that a person has typed, or chosen as a file. */
export interface DataInput {
  kind: 'text' | 'file';
  text: string;
  file?: File;
}

export const noData: DataInput = { kind: 'text', text: '' };

const megabyte = 1024 ** 2;

/**
 * Returns the data, read from its file if it is one.
 * @throws AppError `toolbox.no-data`, `toolbox.too-large`, `toolbox.file-unreadable`
 */
export async function readData(
  { kind, text, file }: DataInput,
  limitMegabytes: number,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (kind === 'file' ? !file : text === '') throw new AppError('toolbox.no-data');
  const source = kind === 'file' && file ? file : new Blob([text]);
  if (source.size > limitMegabytes * megabyte) {
    throw new AppError('toolbox.too-large', { params: { limit: limitMegabytes } });
  }
  return kind === 'file' ? bytesOfFile(source) : text;
}

/**
 * Reads a file, which may have been moved or changed since it was chosen. @throws AppError
 * `toolbox.file-unreadable`
 */
async function bytesOfFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new AppError('toolbox.file-unreadable', { cause });
  }
}
