import { CopyText, Segments, TextArea } from '@rainbow-rabbit/parts/fields';
import { useTask } from '@rainbow-rabbit/parts/task';
import { type MessageHash, messageHashes } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { ToolForm } from '../fields/tool-form';
import { usePlace } from '../places/use-place';
import { TaskOutcome } from '../task/task-outcome';
import { SignButton } from '../wallet/sign-button';
import { useConnectedWallet } from '../wallet/use-connected-wallet';
import { signWith } from './sign-with';
import { type SignedMessage, signedMessageText } from './signed-message.domain';

/** The form that has a text signed, and shows the result in a form that others can verify. */
export function SignMessage({ onVerify }: { onVerify: (json: string) => void }) {
  const t = useMessages();
  const { goTo } = usePlace();
  const wallet = useConnectedWallet();
  const { task, run } = useTask<SignedMessage>();
  const [message, setMessage] = useState('');
  const [chosen, setHash] = useState<MessageHash>('SHA-256');
  const hashes = wallet ? descriptorOf(wallet.method).capabilities.messageHashes : messageHashes;
  const hash = hashes.includes(chosen) ? chosen : 'SHA-256';

  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (wallet) void run(() => signWith(wallet, message, hash));
  };
  const verify = (json: string) => {
    onVerify(json);
    goTo({ tool: 'message', part: 'verify' });
  };

  return (
    <>
      <ToolForm onSubmit={sign}>
        <TextArea label={t('message.text')} value={message} onChange={setMessage} />
        <Segments
          label={t('message.hash')}
          options={hashes.map((value) => ({ value, label: value }))}
          value={hash}
          onChoose={setHash}
        />
        <SignButton busy={task.status === 'running'} />
      </ToolForm>
      <TaskOutcome task={task}>
        {(signed) => (
          <>
            <Notice tone="success" title={t('item.signed')}>
              {t('message.signed.text')}
            </Notice>
            <CopyText label={t('message.signed')} text={signedMessageText(signed)} />
            <Button variant="secondary" wide onClick={() => verify(signedMessageText(signed))}>
              {t('message.verify-this')}
            </Button>
          </>
        )}
      </TaskOutcome>
    </>
  );
}
