import type { UnitsReport } from '@rainbow-rabbit/shared/ao';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { unitState } from './unit-state.domain';
import styles from './units-card.module.css';

/** The units of the event's process, where there are several: how each answers, and those that disagree. */
export function UnitsCard() {
  const { rabbit } = useStaffEvent();
  return unitOf(useNetwork(), rabbit.process).others ? <SeveralUnits /> : null;
}

function SeveralUnits() {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const { ao, process } = rabbit;
  const [report, setReport] = useState<UnitsReport>();
  const [isComparing, setIsComparing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read of the event may have shown something new of the units
  useEffect(() => {
    let isOpen = true;
    ao.inspectUnits?.(process, false).then(
      (known) => isOpen && setReport(known),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [ao, process, info]);

  async function compare() {
    setIsComparing(true);
    const known = await ao.inspectUnits?.(process, true).catch(() => undefined);
    if (known) setReport(known);
    setIsComparing(false);
  }

  return (
    <Card>
      <h3>{t('staff.units.title')}</h3>
      <ul className={styles.units}>
        {report?.units.map((unit) => {
          const { status, ...params } = unitState(unit);
          return (
            <li key={unit.url} className={styles.unit}>
              <span className={styles.url}>{unit.url}</span>
              <span className={styles.soft}>{t(`staff.units.${status}`, params)}</span>
            </li>
          );
        })}
      </ul>
      <div role="status">{report && <Disagreements of={report.disagreements} />}</div>
      <Button variant="secondary" disabled={isComparing} onClick={compare}>
        {t('staff.units.compare')}
      </Button>
    </Card>
  );
}

function Disagreements({ of: disagreements }: { of: UnitsReport['disagreements'] }) {
  const t = useStaffMessages();
  const latest = disagreements.at(-1);
  if (!latest) return <p className={styles.soft}>{t('staff.units.agree')}</p>;
  const [one, other] = latest.urls;
  return (
    <>
      <p>{t('staff.units.disagree', { one, other, action: latest.action })}</p>
      <p className={styles.soft}>{t('staff.units.advice')}</p>
    </>
  );
}
