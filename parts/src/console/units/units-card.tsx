import type { AoClient, UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useConsoleMessages } from '../console-messages';
import { unitState } from './unit-state.domain';
import styles from './units-card.module.css';

interface UnitsCardProps {
  of: { ao: AoClient; process: ProcessId };
  /** The latest read of the process: each may have shown something new of its units. */
  latest: object;
}

/** The units of a process, where there are several: how each answers, and those that disagree. */
export function UnitsCard(props: UnitsCardProps) {
  return unitOf(useNetwork(), props.of.process).others ? <SeveralUnits {...props} /> : null;
}

function SeveralUnits({ of: { ao, process }, latest }: UnitsCardProps) {
  const t = useConsoleMessages();
  const [report, setReport] = useState<UnitsReport>();
  const [isComparing, setIsComparing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read of the process may have shown something new of the units
  useEffect(() => {
    let isOpen = true;
    ao.inspectUnits?.(process, false).then(
      (known) => isOpen && setReport(known),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [ao, process, latest]);

  async function compare() {
    setIsComparing(true);
    const known = await ao.inspectUnits?.(process, true).catch(() => undefined);
    if (known) setReport(known);
    setIsComparing(false);
  }

  const disagreement = report?.disagreements.at(-1);
  return (
    <Card>
      <h3>{t('units.title')}</h3>
      <ul className={styles.units}>
        {report?.units.map((unit) => {
          const { status, ...params } = unitState(unit);
          return (
            <li key={unit.url} className={styles.unit}>
              <span className={styles.url}>{unit.url}</span>
              <span className={styles.soft}>{t(`units.${status}`, params)}</span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {report && !disagreement && <p className={styles.soft}>{t('units.agree')}</p>}
        {disagreement && (
          <>
            <p>
              {t('units.disagree', {
                one: disagreement.urls[0],
                other: disagreement.urls[1],
                action: disagreement.action,
              })}
            </p>
            <p className={styles.soft}>{t('units.advice')}</p>
          </>
        )}
      </div>
      <Button variant="secondary" disabled={isComparing} onClick={compare}>
        {t('units.compare')}
      </Button>
    </Card>
  );
}
