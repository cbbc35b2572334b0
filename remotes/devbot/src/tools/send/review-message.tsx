import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef } from 'react';
import { MessagePreview } from '../../bot/preview';
import { StageList, type TaskStage } from '../../bot/stages';
import { useToolsMessages } from '../tools-messages';
import styles from './review-message.module.css';
import { itemOfRequest, sendSteps } from './send-message';
import type { KeptSending } from './send-state';
import type { Sending } from './use-send';

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
  const { tags = [], data } = itemOfRequest(request);
  const title = request.action ? t('send.message', { action: request.action }) : t('send.message.plain');
  const stages = stagesOf(sending, (step) => t(`send.step.${step}`));
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
      {stages && <StageList stages={stages} onRetry={onSend} />}
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

/** Returns the stages; undefined before anything was begun. */
function stagesOf(
  sending: Sending,
  titleOf: (step: (typeof sendSteps)[number]) => string,
): TaskStage[] | undefined {
  if (sending.status === 'idle' || sending.status === 'done') return undefined;
  const at = sendSteps.indexOf(sending.step);
  return sendSteps.map((step, index) => {
    if (index !== at) return { id: step, title: titleOf(step), state: index < at ? 'done' : 'waiting' };
    return {
      id: step,
      title: titleOf(step),
      state: sending.status,
      ...(sending.status === 'failed' && { error: sending.error }),
    };
  });
}
