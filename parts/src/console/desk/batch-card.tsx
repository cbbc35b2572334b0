import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { AdmittedBatch } from './admitted-batch';
import styles from './batch-card.module.css';
import { dropBatch } from './batch-store';
import { useDeskMessages } from './desk-messages';
import { batchNumbers, type KeptBatch } from './kept-batch.domain';
import { useTicketDesk } from './ticket-desk-context';

/** Staff at the door see that a ticket was used soon after. */
const batchEveryMs = 20_000;

/** One batch that was made on this device: what became of its tickets, and the ways to hand them out. */
export function BatchCard({ kept }: { kept: KeptBatch }) {
  const t = useDeskMessages();
  const { process, batches, readBatch } = useTicketDesk();
  const { iso } = useLocale();
  const live = useReading({
    // The process may not have it yet.
    key: kept.batch <= batches ? `${process} ${kept.batch}` : undefined,
    everyMs: batchEveryMs,
    read: (options) => readBatch(kept.batch, options),
  });
  const state = valueOf(live.reading);
  const bits = state && fromBase64Url(state.used);
  const { shown, shared, left, used } = batchNumbers(kept, bits);
  const { format } = new Intl.NumberFormat(iso);
  const facts = [
    [t('tickets.left'), left],
    [t('tickets.shown'), shown],
    [t('tickets.shared'), shared],
    [t('tickets.used'), used],
  ] as const;
  return (
    <Card>
      <h3>{t('tickets.batch', { batch: kept.batch, count: kept.count })}</h3>
      {kept.batch > batches && <UnknownBatch kept={kept} />}
      {state && state.root !== kept.root && (
        <Notice tone="error" title={t('tickets.lost')} action={<DropButton kept={kept} />}>
          {t('tickets.lost-text', { batch: kept.batch })}
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

/** A batch that the process doesn't have: its act was refused, or never sent. */
function UnknownBatch({ kept }: { kept: KeptBatch }) {
  const t = useDeskMessages();
  const { batches, isOver, add } = useTicketDesk();
  const { batch, root, count } = kept;
  const isNext = batch === batches + 1;
  return (
    <Notice tone="warning" title={t('tickets.not-added')}>
      <p>{t('tickets.not-added-text')}</p>
      <div className={styles.buttons}>
        {isNext && !isOver && <Button onClick={() => add({ batch, root, count })}>{t('tickets.add')}</Button>}
        <DropButton kept={kept} />
      </div>
    </Notice>
  );
}

function DropButton({ kept }: { kept: KeptBatch }) {
  const t = useDeskMessages();
  const desk = useTicketDesk();
  return (
    <Button variant="secondary" onClick={() => dropBatch(desk, kept.root)}>
      {t('tickets.drop')}
    </Button>
  );
}
