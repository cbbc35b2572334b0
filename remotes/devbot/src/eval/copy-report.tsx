import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import type { CopyFacts } from './copy-process';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

/** The facts about the copy of a process: its messages, their time, and the fingerprint of its state. */
export function CopyReport({ facts, onForget }: { facts: CopyFacts; onForget: () => void }) {
  const t = useEvalMessages();
  const { done, failed, passedOver, unverified, ms, fingerprint } = facts;
  return (
    <>
      {unverified > 0 && <Notice tone="warning">{t('eval.copy.unverified', { count: unverified })}</Notice>}
      <FoldedPart label={t('eval.copy.about', { count: done })}>
        <div className={styles.stack}>
          <p>{t('eval.copy.time', { seconds: (ms / 1000).toFixed(2), failed })}</p>
          {passedOver > 0 && <p>{t('eval.copy.passed-over', { count: passedOver })}</p>}
          <p>
            {t('eval.copy.fingerprint')} <code className={styles.path}>{fingerprint}</code>
          </p>
          <div>
            <Button variant="secondary" onClick={onForget}>
              {t('eval.copy.again')}
            </Button>
          </div>
        </div>
      </FoldedPart>
    </>
  );
}
