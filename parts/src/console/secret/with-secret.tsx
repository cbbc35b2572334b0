import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { Loading } from '../list';
import { useConsoleErrorText } from '../session/staff';
import { useConsoleSecret } from './console-secret';

/** Shows what works with the console's secret once this browser has it; until then the place for its file. */
export function WithSecret({ children }: { children: ReactNode }) {
  const { secret, word, otherWay } = useConsoleSecret();
  const errorText = useConsoleErrorText();
  const [error, setError] = useState<unknown>();
  if (secret.state === 'reading') return <Loading />;
  if (secret.state !== 'missing') return children;
  const take = async (file: File) => {
    setError(undefined);
    await secret.choose(file).catch(setError);
  };
  return (
    <>
      <p>{word('elsewhere')}</p>
      <FilePlace label={word('choose')} accept=".json,application/json" onChoose={take}>
        <span>{word('choose')}</span>
      </FilePlace>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {otherWay}
    </>
  );
}
