import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useConsoleMessages } from '../console-messages';
import { TitledCard } from '../layout';
import { useConsoleErrorText } from '../session/staff';
import { useConsoleSecret } from './console-secret';
import { WithSecret } from './with-secret';

interface SecretCardProps {
  /** The name of the file, without its ending. */
  fileName: string;
  /** True once the process has a public key of a secret. */
  isUsed: boolean;
  /** True once it has all of them. */
  isComplete: boolean;
  /** True while another secret may replace a lost secret. */
  mayReplace: boolean;
  /** Shown instead of the button while the process can't take public keys. */
  notYet?: string | undefined;
  /** Gives the process the public keys of the secret that it lacks; this browser has the secret by now. */
  onMade: () => void | Promise<void>;
}

/** The secret of a process: it is made here, and its file is to be saved once. */
export function SecretCard(props: SecretCardProps) {
  const { fileName, isUsed, isComplete, mayReplace, notYet, onMade } = props;
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
  const { secret, word } = useConsoleSecret();
  const [error, setError] = useState<unknown>();
  const isElsewhere = isUsed && secret.state === 'missing';

  const attempt = async (task: () => Promise<void>) => {
    setError(undefined);
    await task().catch(setError);
  };
  const make = () =>
    attempt(async () => {
      if (secret.state === 'missing') await secret.make();
      await onMade();
    });
  const save = () =>
    attempt(async () => {
      await secret.save(`${fileName}.json`);
      if (!isComplete) await onMade();
    });

  // A process that has a part of an unsaved secret gets the rest with its file.
  const isUnsaved = isUsed && secret.state === 'unsaved';
  const isMissingPart = !(isComplete || isElsewhere || isUnsaved || secret.state === 'reading');
  return (
    <TitledCard title={word('title')} tone="raised">
      <p>{word('text')}</p>
      {isMissingPart && notYet !== undefined && <Notice>{notYet}</Notice>}
      {isMissingPart && notYet === undefined && (
        <div>
          <Button onClick={make}>
            <Icon name="key" />
            {word('act')}
          </Button>
        </div>
      )}
      {isUsed && (
        <WithSecret>
          {secret.state === 'saved' ? (
            <Notice tone="success">{word('saved')}</Notice>
          ) : (
            <Notice tone="warning">{word('save-now')}</Notice>
          )}
          <div>
            <Button variant={secret.state === 'saved' ? 'quiet' : 'primary'} onClick={save}>
              <Icon name="download" />
              {secret.state === 'saved' ? t('secret.save-again') : word('save')}
            </Button>
          </div>
        </WithSecret>
      )}
      {isElsewhere && mayReplace && (
        <Button variant="quiet" onClick={make}>
          {t('secret.lost')}
        </Button>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </TitledCard>
  );
}
