import type { KeptMessage } from '@rainbow-rabbit/processes/common/client';
import { evaluationTags, nextSequence } from '@rainbow-rabbit/processes/common/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';
import { MessagePreview } from '../bot/preview';
import { inspectPath } from '../ledger/paths';
import { messageItem } from '../sending/message-item';
import { SendingStages } from '../sending/sending-stages';
import { useMessageSending } from '../sending/use-message-sending';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import { SentCode } from './sent-code';

interface SendCodeProps {
  process: string;
  lua: string;
  /** True when the connected wallet does not own the process. */
  isOthers: boolean;
  /** True when this very code was tried. */
  wasTried: boolean;
  /** The signed message with this code, from when there is one. */
  signed: KeptMessage | undefined;
  /** Keeps the signed message. */
  keep: (signed: KeptMessage) => void;
  /** Called with the id of the message once the process has answered; `wasRun` is false where it refused the code. */
  onAnswer: (message: string, wasRun: boolean) => void;
  /** Gives the signed message up. */
  onDiscard: () => void;
}

/** The tags of a message with code: other code has another number. */
const tagsOf = (process: string, _lua: string) => evaluationTags(nextSequence(process as ProcessId));

/** Shows the message with the code as it will be signed, sends it once after one approval, and shows the real result. */
export function SendCode(props: SendCodeProps) {
  const { process, lua, isOthers, wasTried, signed, keep, onAnswer, onDiscard } = props;
  const t = useEvalMessages();
  const { state: wallet } = useWallet();
  const tags = useMemo(() => tagsOf(process, lua), [process, lua]);
  const item = messageItem(process, tags, lua);
  const { sending, send } = useMessageSending({
    item,
    signed,
    keep,
    onResult: ({ Error: error }, { id }) => onAnswer(id, error === undefined),
  });
  const unsigned = wasTried ? 'eval.send.about' : 'eval.send.untried';

  return (
    <section className={styles.stack} aria-label={t('eval.send.title')}>
      <h2 className={styles.title}>{t('eval.send.title')}</h2>
      {sending.status !== 'done' && <p>{t(signed ? 'eval.send.kept' : unsigned)}</p>}
      {isOthers && !signed && <Notice tone="warning">{t('eval.send.not-owner')}</Notice>}
      <MessagePreview
        messages={[
          {
            kind: 'message',
            title: t('eval.send.message'),
            target: process,
            tags: item.tags,
            data: lua,
            dataBytes: utf8(lua).length,
          },
        ]}
      />
      <SendingStages sending={sending} onRetry={send} />
      {sending.status === 'idle' && (
        <div>
          <Button onClick={send}>{t(wallet.status === 'connected' ? 'eval.send' : 'eval.connect')}</Button>
        </div>
      )}
      {sending.status === 'failed' && signed && (
        <div className={styles.choice}>
          <p className={styles.small}>
            {t('eval.send.look-first')} <Link to={inspectPath(process)}>{t('eval.send.log')}</Link>
          </p>
          <div>
            <Button variant="quiet" onClick={onDiscard}>
              {t('eval.send.discard')}
            </Button>
          </div>
        </div>
      )}
      {sending.status === 'done' && signed && (
        <SentCode process={process} message={signed.id} result={sending.result} />
      )}
    </section>
  );
}
