import { type Ticket, ticketText } from '@rainbow-rabbit/processes/admission/client';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { currentLocale, type Locale, locales, useErrorText } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { SelectField } from '../../fields';
import { csvText } from '../csv-text';
import { openSheetTab, sheetFile } from '../printing';
import styles from './batch-card.module.css';
import { changeBatch, takeTicket } from './batch-store';
import { useDeskMessages } from './desk-messages';
import { HandOut } from './hand-out';
import { type KeptBatch, ticketsOfBatch, withShared } from './kept-batch.domain';
import { useTicketDesk } from './ticket-desk-context';
import { cardNumber, ticketSheet } from './ticket-sheet';

interface AdmittedBatchProps {
  kept: KeptBatch;
  /** The tickets that were used, as the process gives them. */
  bits: Uint8Array | undefined;
  /** Called when the numbers of the batch may have changed. */
  onTaken: () => void;
}

/** The ways to hand out the tickets of a batch: one by one on this screen, or what is left on paper and as links. */
export function AdmittedBatch({ kept, bits, onTaken }: AdmittedBatchProps) {
  const t = useDeskMessages();
  const desk = useTicketDesk();
  const errorText = useErrorText(desk.area);
  const { process, kind, name, linkStart } = desk;
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [shown, setShown] = useState<number>();
  const [error, setError] = useState<unknown>();
  const isShared = kept.sharedFrom !== undefined;
  const left = (kept.sharedFrom ?? kept.count) - kept.next;
  const hasRest = isShared ? kept.sharedFrom !== kept.count : left > 0;

  const rest = () => {
    const { tickets, ...batch } = ticketsOfBatch(process, kept);
    return { ...batch, tickets: tickets.slice(withShared(kept).sharedFrom) };
  };
  const linkRow = (ticket: Ticket) => [cardNumber(ticket), `${linkStart}${ticketText(ticket)}`];
  const sheet = () => ticketSheet({ kind, event: name, linkStart, batch: rest(), locale });
  const share = (hand: () => void) => () => {
    setError(undefined);
    try {
      hand();
      void changeBatch(desk, kept.root, withShared);
    } catch (caught) {
      setError(caught);
    }
  };
  const fileName = `${desk.fileName}-tickets-${kept.batch}`;
  const showNext = async () => {
    const index = await takeTicket(desk, kept.root, bits);
    setShown(index);
    return index;
  };

  return (
    <>
      {left > 0 && (
        <Button wide large onClick={showNext}>
          {t('tickets.hand-out')}
        </Button>
      )}
      {hasRest && (
        <div className={styles.rest}>
          <h4>{t(isShared ? 'tickets.again' : 'tickets.rest', { count: rest().tickets.length })}</h4>
          <p className={styles.note}>{t('tickets.rest-text')}</p>
          <SelectField
            size="small"
            label={t('tickets.language')}
            value={locale}
            options={locales.map(({ code, name: own, iso }) => ({ value: code, label: own, lang: iso }))}
            onChoose={setLocale}
          />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={share(() => openSheetTab().print(sheet()))}>
              {t('tickets.print')}
            </Button>
            <Button
              variant="secondary"
              onClick={share(() => saveFile(`${fileName}.html`, sheetFile(sheet()), 'text/html'))}
            >
              {t('tickets.save-sheet')}
            </Button>
            <Button
              variant="secondary"
              onClick={share(() =>
                saveFile(
                  `${fileName}.csv`,
                  csvText(['number', 'link'], rest().tickets.map(linkRow)),
                  'text/csv',
                ),
              )}
            >
              {t('tickets.save-links')}
            </Button>
          </div>
        </div>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {shown !== undefined && (
        <HandOut
          kept={kept}
          index={shown}
          bits={bits}
          onNext={showNext}
          onClose={() => {
            setShown(undefined);
            onTaken();
          }}
        />
      )}
    </>
  );
}
