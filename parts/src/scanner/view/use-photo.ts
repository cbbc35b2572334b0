import { useState } from 'react';
import type { Decoder } from '../decode/decoder';

export type PhotoState =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'nothing' }
  | { status: 'failed'; error: unknown };

/** Reads photos, one at a time, and returns the state of the last one. */
export function usePhoto(
  decoder: Decoder | undefined,
  onRead: (text: string) => void,
): { state: PhotoState; read: (photo: File) => Promise<void> } {
  const [state, setState] = useState<PhotoState>({ status: 'idle' });
  const read = async (photo: File) => {
    if (!decoder || state.status === 'reading') return;
    setState({ status: 'reading' });
    try {
      const text = await decoder.readPhoto(photo);
      setState({ status: text === undefined ? 'nothing' : 'idle' });
      if (text !== undefined) onRead(text);
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };
  return { state, read };
}
