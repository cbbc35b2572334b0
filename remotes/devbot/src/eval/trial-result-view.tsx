import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import type { TrialResult } from '../trial/start-trial';
import { ChangeList } from './change-list';
import { CodeOutput } from './code-output';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import { OutgoingList } from './outgoing-list';

interface TrialResultViewProps {
  result: TrialResult;
  /** True when the code was tried in the owner's name. */
  isOwner: boolean;
  onGoTo: (line: number) => void;
}

/** The outcome of a try: errors first, then the output, the changes of the state and the messages. */
export function TrialResultView({ result, isOwner, onGoTo }: TrialResultViewProps) {
  const t = useEvalMessages();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result of an own try gets the focus
  useEffect(() => title.current?.focus(), [result]);
  const { error, wasCutOff, output, ms } = result;
  const { line } = error ?? {};
  return (
    <section className={styles.stack} aria-labelledby="eval-result">
      <h2 id="eval-result" ref={title} tabIndex={-1} className={styles.title}>
        {t('eval.result')}
      </h2>
      {!isOwner && !wasCutOff && <Notice tone="warning">{t('eval.not-owner')}</Notice>}
      {wasCutOff && <Notice tone="error">{t('eval.cut-off')}</Notice>}
      {error && (
        <Notice
          tone="error"
          title={line === undefined ? t('eval.error') : t('eval.error.line', { line })}
          action={
            line !== undefined && (
              <Button variant="secondary" onClick={() => onGoTo(line)}>
                {t('eval.go-to-line', { line })}
              </Button>
            )
          }
        >
          <span className={styles.code}>{error.text}</span>
        </Notice>
      )}
      {!error && !wasCutOff && (
        <>
          <CodeOutput output={output} />
          <p className={styles.small}>{t('eval.took', { ms: Math.round(ms) })}</p>
          <ChangeList result={result} />
          <OutgoingList title={t('eval.messages')} list={result.messages} />
          <OutgoingList title={t('eval.spawns')} list={result.spawns} />
        </>
      )}
    </section>
  );
}
