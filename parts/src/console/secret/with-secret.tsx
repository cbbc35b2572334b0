import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import type { ProcessSecret } from './use-secret';

/** The words of the place for the file, in the language of the page. */
export interface SecretPlaceWords {
  /** Says that this device doesn't have the secret yet. */
  elsewhere: string;
  choose: string;
  loading: string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

interface WithSecretProps {
  secret: ProcessSecret;
  words: SecretPlaceWords;
  /** Another way to the secret, below the place for its file. */
  otherWay?: ReactNode;
  children: ReactNode;
}

/** Shows what works with a secret once this browser has it; until then the place for its file. */
export function WithSecret({ secret: { state, choose }, words, otherWay, children }: WithSecretProps) {
  const [error, setError] = useState<unknown>();
  if (state === 'reading') return <Spinner label={words.loading} />;
  if (state !== 'missing') return children;
  const take = async (file: File) => {
    setError(undefined);
    await choose(file).catch(setError);
  };
  return (
    <>
      <p>{words.elsewhere}</p>
      <FilePlace label={words.choose} accept=".json,application/json" onChoose={take}>
        <span>{words.choose}</span>
      </FilePlace>
      {error !== undefined && <Notice tone="error">{words.errorText(error)}</Notice>}
      {otherWay}
    </>
  );
}
