import type { FileType } from '@rainbow-rabbit/processes/minibuild/client/domain';

const endings: Readonly<Record<FileType, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'application/pdf': 'pdf',
};

/** Returns the ending of a file's name by its media type; `bin` for a type that no entry has. */
export const fileEnding = (type: string): string => (type in endings ? endings[type as FileType] : 'bin');
