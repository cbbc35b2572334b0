import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import { useKnownWords } from '../../known/known-words';
import { reasonOf } from '../../ledger/domain/plain-error';
import type { MessageResult } from '../../ledger/read-result';
import { visibleText } from '../../words/visible-text.domain';
import { DataView } from '../data-view';
import { useInspectMessages } from '../inspect-messages';
import styles from './outcome-view.module.css';

/** Characters of a raw error that are shown. */
const maxError = 2000;
const maxReason = 300;

/** The result of a message: its error in words, what it printed, and what it cost. */
export function MessageOutcome({ result }: { result: MessageResult }) {
  const t = useInspectMessages();
  const { iso } = useLocale();
  const { errorWords } = useKnownWords();
  const { error, output, isOutputCut, messages, spawns, leftOut, gas } = result;
  const words =
    error === undefined ? undefined : (errorWords(error) ?? visibleText(reasonOf(error).slice(0, maxReason)));
  const data = useMemo(() => ({ text: output }), [output]);
  return (
    <div className={styles.result}>
      {error === undefined ? (
        <Notice tone="success">
          {t('inspect.result.taken', { count: messages.length + spawns.length + leftOut })}
        </Notice>
      ) : (
        <div className={styles.refused}>
          <p className={styles.title}>{t('inspect.result.refused')}</p>
          {words && <p className={styles.words}>{words}</p>}
          <p className={styles.note}>{t('inspect.result.nothing-changed')}</p>
          <FoldedPart label={t('inspect.result.whole')}>
            <pre className={styles.error}>{visibleText(error.slice(0, maxError))}</pre>
          </FoldedPart>
        </div>
      )}
      {output !== '' && <DataView label={t('inspect.result.output')} data={data} isCut={isOutputCut} />}
      {gas !== undefined && (
        <p className={styles.note}>
          {t('inspect.result.gas', { gas: new Intl.NumberFormat(iso).format(gas) })}
        </p>
      )}
    </div>
  );
}
