import { Row, SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { openSheetTab, sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { useTask } from '@rainbow-rabbit/parts/task';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { currentLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { eventPath } from '@rainbow-rabbit/shared/network';
import { Button, Card, Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { BadgesCard } from '../badges/badges-card';
import { useEventEntry } from '../session/event-entry';
import { useEventConsole } from '../session/use-event-console';
import { posterSheet } from './poster';
import styles from './sheets-section.module.css';

/** Section: sheets of A4 to print. */
export function SheetsSection() {
  const { t, errorText, info } = useEventConsole();
  const entry = useEventEntry();
  const [chosen, setChosen] = useState<readonly Locale[]>([currentLocale()]);
  const { slug, name = '', prize } = info;
  const poster = () =>
    posterSheet({
      event: name,
      link: `${appUrlOf(window.location.href)}#${eventPath(entry)}`,
      languages: chosen,
      needsTicket: info.admission === 'tickets',
      prize,
    });
  const { task, run } = useTask<void>();
  if (!(slug && name)) return <Notice>{t('staff.sheets.unnamed')}</Notice>;

  const toggle = (code: Locale) =>
    setChosen((last) => (last.includes(code) ? last.filter((one) => one !== code) : [...last, code]));
  const save = () => saveFile(`${slug}-poster.html`, sheetFile(poster()), 'text/html');
  return (
    <Stack width="reading">
      <Card tone="raised">
        <h3>{t('staff.sheets.poster')}</h3>
        <SoftNote isSmall>{t('staff.sheets.poster-text')}</SoftNote>
        <fieldset className={styles.languages}>
          <legend>{t('staff.sheets.languages')}</legend>
          {locales.map(({ code, name: own, iso }) => (
            <span key={code} lang={iso}>
              <Checkbox label={own} checked={chosen.includes(code)} onChange={() => toggle(code)} />
            </span>
          ))}
        </fieldset>
        {chosen.length === 0 && <Notice tone="warning">{t('staff.sheets.no-language')}</Notice>}
        <Row>
          <Button
            disabled={chosen.length === 0}
            onClick={() => void run(async () => openSheetTab().print(poster()))}
          >
            {t('staff.sheets.print')}
          </Button>
          <Button variant="secondary" disabled={chosen.length === 0} onClick={save}>
            {t('staff.sheets.save')}
          </Button>
        </Row>
        {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
        <SoftNote isSmall>{t('staff.sheets.how')}</SoftNote>
      </Card>
      <BadgesCard />
    </Stack>
  );
}
