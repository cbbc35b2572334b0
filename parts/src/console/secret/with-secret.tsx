import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { Loading } from '../list';
import type { SecretWords } from './secret-words';
import type { ProcessSecret } from './use-secret';

interface WithSecretProps {
  secret: ProcessSecret;
  words: SecretWords;
  /** Another way to the secret, below the place for its file. */
  otherWay?: ReactNode;
  children: ReactNode;
}

/** Shows what works with a secret once this browser has it; until then the place for its file. */
export function WithSecret({ secret: { state, choose }, words, otherWay, children }: WithSecretProps) {
  const [error, setError] = useState<unknown>();
  if (state === 'reading') return <Loading />;
  if (state !== 'missing') return children;
  const take = async (file: File) => {
    setError(undefined);
    await choose(file).catch(setError);
  };
  return (
    <>
      <p>{words.word('elsewhere')}</p>
      <FilePlace label={words.word('choose')} accept=".json,application/json" onChoose={take}>
        <span>{words.word('choose')}</span>
      </FilePlace>
      {error !== undefined && <Notice tone="error">{words.errorText(error)}</Notice>}
      {otherWay}
    </>
  );
}
