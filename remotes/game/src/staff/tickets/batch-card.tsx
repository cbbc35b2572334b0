import { admitTickets } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { AdmittedBatch } from './admitted-batch';
import styles from './batch-card.module.css';
import { dropBatch } from './batch-store';
import { batchNumbers, type KeptBatch } from './domain/kept-batch';
import { useBatchState } from './use-batch-state';

/** One batch that was made on this device: what became of its tickets, and the ways to hand them out. */
export function BatchCard({ kept }: { kept: KeptBatch }) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const { info } = useStaffEvent();
  const live = useBatchState(kept.batch);
  const state = valueOf(live.reading);
  const bits = state && fromBase64Url(state.used);
  const { shown, shared, left, used } = batchNumbers(kept, bits);
  const { format } = new Intl.NumberFormat(iso);
  const facts = [
    [t('staff.tickets.left'), left],
    [t('staff.tickets.shown'), shown],
    [t('staff.tickets.shared'), shared],
    [t('staff.tickets.used'), used],
  ] as const;
  return (
    <Card>
      <h3>{t('staff.tickets.batch', { batch: kept.batch, count: kept.count })}</h3>
      {kept.batch > info.batches && <UnknownBatch kept={kept} />}
      {state && state.root !== kept.root && (
        <Notice tone="error" title={t('staff.tickets.lost')} action={<DropButton kept={kept} />}>
          {t('staff.tickets.lost-text', { batch: kept.batch })}
        </Notice>
      )}
      {state?.root === kept.root && (
        <>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className={styles.label}>{name}</dt>
                <dd className={styles.value}>{format(value)}</dd>
              </div>
            ))}
          </dl>
          <AdmittedBatch kept={kept} bits={bits} onTaken={live.refresh} />
        </>
      )}
    </Card>
  );
}

/** A batch that the event doesn't have: its act was refused, or never sent. */
function UnknownBatch({ kept }: { kept: KeptBatch }) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const { batch, root, count } = kept;
  const isNext = batch === info.batches + 1;
  const add = () =>
    ask({
      title: t('staff.tickets.make.title', { count }),
      effect: <p>{t('staff.tickets.make.effect', { count, batch })}</p>,
      confirm: t('staff.tickets.add'),
      reasons: [t('staff.tickets.make.reason')],
      done: t('staff.tickets.make.done', { batch }),
      send: (reason, options) => admitTickets(rabbit, { reason, batch, root, count }, options),
    });
  return (
    <Notice tone="warning" title={t('staff.tickets.not-added')}>
      <p>{t('staff.tickets.not-added-text')}</p>
      <div className={styles.buttons}>
        {isNext && info.phase !== 'ended' && <Button onClick={add}>{t('staff.tickets.add')}</Button>}
        <DropButton kept={kept} />
      </div>
    </Notice>
  );
}

function DropButton({ kept }: { kept: KeptBatch }) {
  const t = useStaffMessages();
  const { rabbit } = useStaffEvent();
  return (
    <Button variant="secondary" onClick={() => dropBatch(rabbit.process, kept.root)}>
      {t('staff.tickets.drop')}
    </Button>
  );
}
