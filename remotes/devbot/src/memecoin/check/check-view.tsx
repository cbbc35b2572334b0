import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMemecoinMessages } from '../memecoin-messages';
import styles from './check.module.css';
import { CheckLines } from './check-lines';
import { type CheckLine, verdictOf } from './domain/check-line';
import type { ShownUnit } from './use-amount';
import type { Check } from './use-check';

interface CheckViewProps {
  check: Check;
  unit: ShownUnit;
  onAgain: () => void;
}

const tones = { passed: 'success', failed: 'error', unchecked: 'warning' } as const;

/** The check of a memecoin: the verdict, and each line with its reason. Lines that passed are folded, so that the others are seen. */
export function CheckView({ check, unit, onAgain }: CheckViewProps) {
  const t = useMemecoinMessages();
  const [isOpen, setIsOpen] = useState(false);
  const lines = check.status === 'running' ? [] : check.lines;
  const passed = lines.filter(({ state }) => state === 'passed');
  return (
    <section className={styles.check} aria-labelledby="memecoin-check">
      <h2 id="memecoin-check">{t('check.title')}</h2>
      <p className={styles.about}>{t('check.about')}</p>
      {check.status === 'running' ? (
        <Spinner label={t('check.running', { read: check.read })} />
      ) : (
        <>
          <VerdictNotice lines={lines} onAgain={onAgain} />
          <CheckLines lines={lines.filter((line) => !passed.includes(line))} unit={unit} />
          {passed.length > 0 && (
            <FoldedPart
              label={t('check.passed')}
              open={isOpen}
              onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
            >
              <CheckLines lines={passed} unit={unit} />
            </FoldedPart>
          )}
        </>
      )}
    </section>
  );
}

function VerdictNotice({ lines, onAgain }: { lines: readonly CheckLine[]; onAgain: () => void }) {
  const t = useMemecoinMessages();
  const verdict = verdictOf(lines);
  const of = (state: CheckLine['state']) => lines.filter((line) => line.state === state).length;
  return (
    <Notice
      tone={tones[verdict]}
      title={t(`check.verdict.${verdict}`)}
      action={
        <Button variant="secondary" onClick={onAgain}>
          {t('check.again')}
        </Button>
      }
    >
      {t('check.counts', { passed: of('passed'), failed: of('failed'), unchecked: of('unchecked') })}
    </Notice>
  );
}
