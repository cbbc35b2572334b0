import { sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { currentLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { eventPath } from '@rainbow-rabbit/shared/network';
import { Button, Card, Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { BadgesCard } from '../badges/badges-card';
import { ButtonRow } from '../button-row';
import { openSheet } from '../printing/open-sheet';
import { SectionStack } from '../section-stack';
import { useEventEntry } from '../session/event-entry';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { posterSheet } from './poster';
import styles from './sheets-section.module.css';

/** Section: sheets of A4 to print. */
export function SheetsSection() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { info } = useStaffEvent();
  const entry = useEventEntry();
  const [chosen, setChosen] = useState<readonly Locale[]>([currentLocale()]);
  const [error, setError] = useState<unknown>();
  const { slug, name, prize } = info;
  if (!(slug && name)) return <Notice>{t('staff.sheets.unnamed')}</Notice>;

  const toggle = (code: Locale) =>
    setChosen((last) => (last.includes(code) ? last.filter((one) => one !== code) : [...last, code]));
  const poster = () =>
    posterSheet({
      event: name,
      link: `${appUrlOf(window.location.href)}#${eventPath(entry)}`,
      languages: chosen,
      needsTicket: info.admission === 'tickets',
      prize,
    });
  const print = () => {
    setError(undefined);
    try {
      openSheet(poster());
    } catch (caught) {
      setError(caught);
    }
  };
  const save = () => saveFile(`${slug}-poster.html`, sheetFile(poster()), 'text/html');
  return (
    <SectionStack>
      <Card tone="raised">
        <h3>{t('staff.sheets.poster')}</h3>
        <p className={styles.note}>{t('staff.sheets.poster-text')}</p>
        <fieldset className={styles.languages}>
          <legend>{t('staff.sheets.languages')}</legend>
          {locales.map(({ code, name: own, iso }) => (
            <span key={code} lang={iso}>
              <Checkbox label={own} checked={chosen.includes(code)} onChange={() => toggle(code)} />
            </span>
          ))}
        </fieldset>
        {chosen.length === 0 && <Notice tone="warning">{t('staff.sheets.no-language')}</Notice>}
        <ButtonRow>
          <Button disabled={chosen.length === 0} onClick={print}>
            {t('staff.sheets.print')}
          </Button>
          <Button variant="secondary" disabled={chosen.length === 0} onClick={save}>
            {t('staff.sheets.save')}
          </Button>
        </ButtonRow>
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        <p className={styles.note}>{t('staff.sheets.how')}</p>
      </Card>
      <BadgesCard />
    </SectionStack>
  );
}
