import type { AoClient, UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { type UnitState, unitState } from './unit-state.domain';
import styles from './units-card.module.css';

/** The texts of the card, by their names in the catalogue of an area. */
export type UnitsWord = UnitState['status'] | 'title' | 'compare' | 'agree' | 'disagree' | 'advice';

interface UnitsCardProps {
  of: { ao: AoClient; process: ProcessId };
  /** The latest read of the process: each may have shown something new of its units. */
  latest: object;
  words: (word: UnitsWord, params?: Readonly<Record<string, string | number>>) => string;
}

/** The units of a process, where there are several: how each answers, and those that disagree. */
export function UnitsCard(props: UnitsCardProps) {
  return unitOf(useNetwork(), props.of.process).others ? <SeveralUnits {...props} /> : null;
}

function SeveralUnits({ of: { ao, process }, latest, words }: UnitsCardProps) {
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
      <h3>{words('title')}</h3>
      <ul className={styles.units}>
        {report?.units.map((unit) => {
          const { status, ...params } = unitState(unit);
          return (
            <li key={unit.url} className={styles.unit}>
              <span className={styles.url}>{unit.url}</span>
              <span className={styles.soft}>{words(status, params)}</span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {report && !disagreement && <p className={styles.soft}>{words('agree')}</p>}
        {disagreement && (
          <>
            <p>
              {words('disagree', {
                one: disagreement.urls[0],
                other: disagreement.urls[1],
                action: disagreement.action,
              })}
            </p>
            <p className={styles.soft}>{words('advice')}</p>
          </>
        )}
      </div>
      <Button variant="secondary" disabled={isComparing} onClick={compare}>
        {words('compare')}
      </Button>
    </Card>
  );
}
