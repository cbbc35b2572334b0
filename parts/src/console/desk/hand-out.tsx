import { ticketText } from '@rainbow-rabbit/processes/admission/client';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CodeScreen, useWakeLock } from '../../scanner/showing';
import { linkQrPath } from '../../scanner/showing/link-qr-path';
import { useDeskMessages } from './desk-messages';
import styles from './hand-out.module.css';
import { isUsed, type KeptBatch, ticketsOfBatch } from './kept-batch.domain';
import { useTicketDesk } from './ticket-desk-context';
import { cardNumber } from './ticket-sheet';

/** A second tap within this time is one of a double tap: it would waste a ticket. */
const leastShownMs = 1000;

interface HandOutProps {
  kept: KeptBatch;
  /** The ticket that is shown. */
  index: number;
  /** The tickets that were used, as the process gives them. */
  bits: Uint8Array | undefined;
  /** Takes the next ticket; resolves to undefined when none is left. */
  onNext: () => Promise<number | undefined>;
  onClose: () => void;
}

/** One ticket on the whole screen, for a visitor's camera. A tap goes on to the next one. */
export function HandOut({ kept, index, bits, onNext, onClose }: HandOutProps) {
  const t = useDeskMessages();
  const { process, linkStart } = useTicketDesk();
  const shownAt = useRef(0);
  const [isBusy, setIsBusy] = useState(false);
  useWakeLock();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from each ticket on
  useEffect(() => {
    shownAt.current = performance.now();
  }, [index]);

  const tickets = useMemo(() => ticketsOfBatch(process, kept).tickets, [process, kept]);
  const ticket = tickets[index];
  const qr = useMemo(() => ticket && linkQrPath(linkStart, ticketText(ticket)), [ticket, linkStart]);
  const wasUsed = isUsed(bits, index);

  const goOn = async () => {
    if (isBusy || performance.now() - shownAt.current < leastShownMs) return;
    setIsBusy(true);
    const next = await onNext();
    if (next !== undefined) setIsBusy(false);
  };

  return (
    <CodeScreen label={t('tickets.hand-out')} onClose={onClose}>
      <p className={styles.number}>{ticket && cardNumber(ticket)}</p>
      <button type="button" className={styles.next} onClick={goOn}>
        {qr && (
          <svg
            className={styles.code}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t('tickets.qr')}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
        )}
        <span className={styles.hint}>{t('tickets.next')}</span>
      </button>
      <p className={styles.state} role="status" data-used={wasUsed || undefined}>
        {wasUsed && <Icon name="check" />}
        {t(wasUsed ? 'tickets.was-used' : 'tickets.scan-me')}
      </p>
    </CodeScreen>
  );
}
