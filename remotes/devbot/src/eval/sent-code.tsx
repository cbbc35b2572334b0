import type { AoResult } from '@rainbow-rabbit/shared/ao';
import { Link } from '@rainbow-rabbit/shared/router';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { messagePath } from '../ledger/paths';
import { codeError, outputOf } from '../trial/read-output';
import { CodeOutput } from './code-output';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

interface SentCodeProps {
  process: string;
  /** The id of the message. */
  message: string;
  result: AoResult;
}

/** The process's own answer to code that was sent, with the link to the message's page. */
export function SentCode({ process, message, result }: SentCodeProps) {
  const t = useEvalMessages();
  const { Output: output, Error: error } = result;
  return (
    <div className={styles.stack}>
      <h3 className={styles.title}>{t('eval.real')}</h3>
      {error === undefined ? (
        <>
          <Notice tone="success">{t('eval.sent')}</Notice>
          <CodeOutput output={outputOf({ Output: output })} />
        </>
      ) : (
        <Notice tone="error">
          <span className={styles.code}>{codeError(error).text}</span>
        </Notice>
      )}
      <Link className={styles.link} to={messagePath(process, message)}>
        {t('eval.sent.message')}
      </Link>
    </div>
  );
}
