import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import { useStoredValue } from '../../stored/stored-value';
import { SectionStack } from '../section-stack/section-stack';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { BatchCard } from './batch-card';
import { batchStore } from './batch-store';
import { MakeTickets } from './make-tickets';
import styles from './tickets-section.module.css';

/** Section: batches of tickets that are made, printed and handed out on this device. */
export function TicketsSection() {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const store = useMemo(() => batchStore(rabbit.process), [rabbit.process]);
  const kept = useStoredValue(store) ?? [];
  const elsewhere = info.batches - kept.filter(({ batch }) => batch <= info.batches).length;
  return (
    <SectionStack>
      {info.admission === 'open' && (
        <Notice tone="warning" title={t('staff.tickets.open')}>
          {t('staff.tickets.open-text')}
        </Notice>
      )}
      {[...kept]
        .sort((a, b) => b.batch - a.batch)
        .map((batch) => (
          <BatchCard key={batch.root} kept={batch} />
        ))}
      {info.phase !== 'ended' && <MakeTickets />}
      {elsewhere > 0 && <p className={styles.note}>{t('staff.tickets.elsewhere', { count: elsewhere })}</p>}
      <p className={styles.note}>{t('staff.tickets.secret')}</p>
    </SectionStack>
  );
}
