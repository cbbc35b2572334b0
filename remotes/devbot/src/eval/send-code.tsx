import { useAo } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { utf8 } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { MessagePreview } from '../bot/preview';
import { inspectPath, messagePath } from '../ledger/paths';
import { useDevbotErrorText } from '../messages';
import { type CodeError, codeError, outputOf } from '../trial/read-output';
import { evalTags, signedEvalTags } from '../trial/trial-messages';
import { CodeOutput } from './code-output';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

interface SendCodeProps {
  process: string;
  lua: string;
  /** True when the connected wallet does not own the process. */
  isOthers: boolean;
  /** True when this very code was tried. */
  wasTried: boolean;
  /** Called with the id of the message, once its result is there. */
  onSent: (message: string) => void;
}

/** The course of a message: `message` is its id once the network has taken it. */
type Sending =
  | { status: 'idle' }
  | { status: 'signing' }
  | { status: 'waiting'; message: string }
  | { status: 'done'; message: string; output: string; error?: CodeError }
  | { status: 'failed'; error: unknown; message?: string };

/** Shows the message with the code as it will be signed, sends it after one approval, and shows the real result. */
export function SendCode({ process, lua, isOthers, wasTried, onSent }: SendCodeProps) {
  const t = useEvalMessages();
  const errorText = useDevbotErrorText();
  const ao = useAo();
  const { state: wallet, openPopup } = useWallet();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const id = process as ProcessId;

  const awaitResult = async (message: Parameters<typeof ao.result>[1]) => {
    setSending({ status: 'waiting', message });
    try {
      const { Output: output, Error: error } = await ao.result(id, message);
      setSending({
        status: 'done',
        message,
        output: outputOf({ Output: output }),
        ...(error !== undefined && { error: codeError(error) }),
      });
      if (error === undefined) onSent(message);
    } catch (error) {
      setSending({ status: 'failed', error, message });
    }
  };
  const send = async () => {
    if (wallet.status !== 'connected') return openPopup();
    const { address, connector } = wallet;
    setSending({ status: 'signing' });
    try {
      const signer = { address, signDataItem: connector.signDataItem.bind(connector) };
      await awaitResult(await ao.send({ process: id, tags: evalTags, data: lua }, signer));
    } catch (error) {
      setSending({ status: 'failed', error });
    }
  };

  return (
    <section className={styles.stack} aria-label={t('eval.send.title')}>
      <h2 className={styles.title}>{t('eval.send.title')}</h2>
      <p>{t(wasTried ? 'eval.send.about' : 'eval.send.untried')}</p>
      {isOthers && <Notice tone="warning">{t('eval.send.not-owner')}</Notice>}
      <MessagePreview
        messages={[
          {
            kind: 'message',
            title: t('eval.send.message'),
            target: process,
            tags: signedEvalTags,
            data: lua,
            dataBytes: utf8(lua).length,
          },
        ]}
      />
      {sending.status === 'failed' && (
        <Notice tone={hasCode(sending.error, 'wallet.declined') ? 'info' : 'error'}>
          <p>{errorText(sending.error)}</p>
          {!hasCode(sending.error, 'wallet.declined') && (
            <p>
              {t('eval.send.look-first')} <Link to={inspectPath(process)}>{t('eval.send.log')}</Link>
            </p>
          )}
        </Notice>
      )}
      {sending.status === 'waiting' && (
        <p className={styles.waiting}>
          <Spinner />
          <span role="status">{t('eval.send.waiting')}</span>
        </p>
      )}
      {sending.status === 'done' ? (
        <div className={styles.stack}>
          <h3 className={styles.title}>{t('eval.real')}</h3>
          {sending.error ? (
            <Notice tone="error">
              <span className={styles.code}>{sending.error.text}</span>
            </Notice>
          ) : (
            <>
              <Notice tone="success">{t('eval.sent')}</Notice>
              <CodeOutput output={sending.output} />
            </>
          )}
          <Link className={styles.link} to={messagePath(process, sending.message)}>
            {t('eval.sent.message')}
          </Link>
        </div>
      ) : (
        <div>
          <Button
            onClick={() => void send()}
            busy={sending.status === 'signing' || sending.status === 'waiting'}
          >
            {t(wallet.status === 'connected' ? 'eval.send' : 'eval.connect')}
          </Button>
        </div>
      )}
    </section>
  );
}
