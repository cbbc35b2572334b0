import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { MessagePreview } from '../../bot/preview';
import { messageItem } from '../../sending/message-item';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import { actTags, type TokenAct } from './token-act';
import { useActText } from './use-act-text';

interface ActReviewProps {
  process: ProcessId;
  token: AnyToken;
  act: TokenAct;
  onSend: () => void;
  onBack: () => void;
}

/** The exact message of an act, before the wallet is asked. */
export function ActReview({ process, token, act, onSend, onBack }: ActReviewProps) {
  const t = useTokenMessages();
  const text = useActText(token);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const { tags } = messageItem(process, actTags(act), '');
  return (
    <div className={styles.stack}>
      <p ref={words} tabIndex={-1} className={styles.words}>
        {text(act)}
      </p>
      <MessagePreview
        messages={[
          {
            kind: 'message',
            title: t(`token.act.${act.kind}`),
            target: process,
            tags,
            data: '',
            dataBytes: 0,
          },
        ]}
      />
      <div className={styles.buttons}>
        <Button variant={act.kind === 'renounce' ? 'danger' : 'primary'} onClick={onSend}>
          {t(`token.send.${act.kind}`)}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('token.back')}
        </Button>
      </div>
    </div>
  );
}
