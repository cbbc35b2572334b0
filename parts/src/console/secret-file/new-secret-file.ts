import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useEffect, useRef, useState } from 'react';
import { emptySecret } from './empty-secret';

/**
 * Makes a secret once, and saves its file as often as its user wants. The file's bytes are overwritten when the component goes.
 * @param make returns the file with all of it that isn't secret
 */
export function useNewSecretFile<Made extends { file: Bytes }>(
  make: () => Promise<Made>,
): {
  /** Undefined before it is saved for the first time. */
  made: Made | undefined;
  /** @param name of the file, without its ending */
  save: (name: string) => Promise<void>;
} {
  const making = useRef<Promise<Made>>(undefined);
  const [made, setMade] = useState<Made>();
  useEffect(() => () => void making.current?.then(({ file }) => emptySecret(file)), []);

  const save = async (name: string) => {
    making.current ??= make();
    const own = await making.current.catch((error) => {
      making.current = undefined;
      throw error;
    });
    saveFile(`${name}.json`, own.file, 'application/json');
    setMade(own);
  };
  return { made, save };
}
