import { ChoiceField } from '@rainbow-rabbit/console/fields';
import { csvText } from '@rainbow-rabbit/console/tables';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { currentLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { openSheet } from '../printing/open-sheet';
import { sheetFile } from '../printing/sheet-file';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './batch-card.module.css';
import { changeBatch, takeTicket } from './batch-store';
import { type KeptBatch, ticketsOfBatch, withShared } from './domain/kept-batch';
import { HandOut } from './hand-out';
import { linkRows } from './link-rows';
import { ticketSheet } from './ticket-sheet';
import { useJoiningLinkStart } from './use-joining-link-start';

interface AdmittedBatchProps {
  kept: KeptBatch;
  /** The tickets that were used, as the process gives them. */
  bits: Uint8Array | undefined;
  /** Called when the numbers of the batch may have changed. */
  onTaken: () => void;
}

/** The ways to hand out the tickets of a batch: one by one on this screen, or what is left on paper and as links. */
export function AdmittedBatch({ kept, bits, onTaken }: AdmittedBatchProps) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { rabbit, info } = useStaffEvent();
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [shown, setShown] = useState<number>();
  const [error, setError] = useState<unknown>();
  const { process } = rabbit;
  const { slug = '', name = '' } = info;
  const linkStart = useJoiningLinkStart();
  const isShared = kept.sharedFrom !== undefined;
  const left = (kept.sharedFrom ?? kept.count) - kept.next;
  const hasRest = isShared ? kept.sharedFrom !== kept.count : left > 0;

  const rest = () => {
    const { tickets, ...batch } = ticketsOfBatch(process, kept);
    return { ...batch, tickets: tickets.slice(withShared(kept).sharedFrom) };
  };
  const sheet = () => ticketSheet({ event: name, linkStart, batch: rest(), locale });
  const share = (hand: () => void) => () => {
    setError(undefined);
    try {
      hand();
      void changeBatch(process, kept.root, withShared);
    } catch (caught) {
      setError(caught);
    }
  };
  const fileName = `${slug}-tickets-${kept.batch}`;
  const showNext = async () => {
    const index = await takeTicket(process, kept.root, bits);
    setShown(index);
    return index;
  };

  return (
    <>
      {left > 0 && (
        <Button wide large onClick={showNext}>
          {t('staff.tickets.hand-out')}
        </Button>
      )}
      {hasRest && (
        <div className={styles.rest}>
          <h4>
            {t(isShared ? 'staff.tickets.again' : 'staff.tickets.rest', { count: rest().tickets.length })}
          </h4>
          <p className={styles.note}>{t('staff.tickets.rest-text')}</p>
          <ChoiceField
            size="small"
            label={t('staff.tickets.language')}
            value={locale}
            options={locales.map(({ code, name: own, iso }) => ({ value: code, label: own, lang: iso }))}
            onChoose={setLocale}
          />
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={share(() => openSheet(sheet()))}>
              {t('staff.tickets.print')}
            </Button>
            <Button
              variant="secondary"
              onClick={share(() => saveFile(`${fileName}.html`, sheetFile(sheet()), 'text/html'))}
            >
              {t('staff.tickets.save-sheet')}
            </Button>
            <Button
              variant="secondary"
              onClick={share(() =>
                saveFile(
                  `${fileName}.csv`,
                  csvText(['number', 'link'], linkRows(linkStart, rest())),
                  'text/csv',
                ),
              )}
            >
              {t('staff.tickets.save-links')}
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
