import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef } from 'react';
import { MessagePreview } from '../../bot/preview';
import { messageItem } from '../../sending/message-item';
import { SendingStages } from '../../sending/sending-stages';
import type { Sending } from '../../sending/use-message-sending';
import { tagsOfRequest } from '../request/domain/message-request';
import { useToolsMessages } from '../tools-messages';
import styles from './review-message.module.css';
import type { KeptSending } from './send-state';

interface ReviewMessageProps {
  state: KeptSending;
  sending: Sending;
  onBack: () => void;
  onSend: () => void;
}

/** The message as it will be signed, with the button that has it signed; from then on, how far it is. */
export function ReviewMessage({ state, sending, onBack, onSend }: ReviewMessageProps) {
  const t = useToolsMessages();
  const { state: wallet } = useWallet();
  const box = useRef<HTMLDivElement>(null);
  const { request, signed } = state;
  const { tags, data } = messageItem(request.process, tagsOfRequest(request), request.data);
  const title = request.action ? t('send.message', { action: request.action }) : t('send.message.plain');
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.review} ref={box} tabIndex={-1}>
      <MessagePreview
        messages={[
          {
            kind: 'message',
            title,
            target: request.process,
            tags,
            data,
            dataBytes: utf8(data).length,
          },
        ]}
      />
      <SendingStages sending={sending} onRetry={onSend} />
      {sending.status === 'idle' && (
        <div className={styles.acts}>
          <Button onClick={onSend}>
            <Icon name={wallet.status === 'connected' ? 'key' : 'wallet'} />
            {t(wallet.status === 'connected' ? 'send.sign' : 'send.connect')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('send.back')}
          </Button>
        </div>
      )}
      {sending.status === 'failed' && !signed && (
        <Button variant="quiet" onClick={onBack}>
          {t('send.back')}
        </Button>
      )}
    </div>
  );
}
