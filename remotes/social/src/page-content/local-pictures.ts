import { createContext, useEffect, useRef, useState } from 'react';

/** Addresses of pictures in this tab by their id, for those that the gateway may not serve yet. */
export type LocalPictureList = ReadonlyMap<string, string>;

/** The pictures that were stored from this tab. */
export const LocalPictures = createContext<LocalPictureList>(new Map());

/** Holds the addresses of pictures that are stored from this tab, and gives them back at the end. */
export function useLocalPictures() {
  const [shown, setShown] = useState<LocalPictureList>(new Map());
  const held = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of held.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const add = (id: string, address: string) => {
    held.current.push(address);
    setShown((before) => new Map(before).set(id, address));
  };
  return { shown, add };
}
