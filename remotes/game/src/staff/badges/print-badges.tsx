import type { SheetDocument } from '@rainbow-rabbit/parts/console/printing';
import { sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { lendBadgeSeed } from '@rainbow-rabbit/processes/autopilot/client';
import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useLocale, useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { ButtonRow } from '../button-row';
import { openSheet } from '../printing/open-sheet';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { badgeRange } from './badge-range.domain';
import { type BadgeWords, badgeSheet } from './badge-sheet';
import styles from './badges.module.css';
import { ColourSamples, signsIn } from './colour-samples';
import { readBadgePlayers } from './read-badge-players';

/** Makes the sheet of the badges of some rabbits. It is made first, so that the browser opens its tab at a tap. */
export function PrintBadges() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const words = useBadgeWords();
  const { rabbit, info, secret } = useStaffEvent();
  const samples = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('1-40');
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [sheet, setSheet] = useState<SheetDocument>();
  const [error, setError] = useState<unknown>();

  const make = async () => {
    const range = badgeRange(text);
    setIsWrong(!range);
    setSheet(undefined);
    setError(undefined);
    if (!range) return;
    setIsBusy(true);
    try {
      const players = await readBadgePlayers(rabbit, range);
      const { process } = rabbit;
      const appUrl = appUrlOf(window.location.href);
      const event = info.name ?? '';
      const signs = signsIn(samples.current);
      const badges = { event, appUrl, process, players, words, signs };
      setSheet(await lendBadgeSeed(secret, (seed) => badgeSheet({ ...badges, seed })));
    } catch (caught) {
      setError(caught);
    }
    setIsBusy(false);
  };
  const print = () => {
    if (!sheet) return;
    try {
      openSheet(sheet);
    } catch (caught) {
      setError(caught);
    }
  };

  return (
    <div className={styles.part}>
      <ColourSamples ref={samples} />
      <TextField
        label={t('staff.badges.numbers')}
        hint={t('staff.badges.numbers-hint')}
        error={isWrong ? t('staff.badges.numbers-wrong') : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ButtonRow>
        <Button variant="secondary" busy={isBusy} onClick={make}>
          {t('staff.badges.make-sheet')}
        </Button>
      </ButtonRow>
      {sheet && sheet.pages.length === 0 && <Notice>{t('staff.badges.nobody')}</Notice>}
      {sheet && sheet.pages.length > 0 && (
        <ButtonRow>
          <Button onClick={print}>{t('staff.badges.print', { count: sheet.pages.length })}</Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(`${info.slug ?? 'event'}-badges.html`, sheetFile(sheet), 'text/html')}
          >
            {t('staff.badges.save-sheet')}
          </Button>
        </ButtonRow>
      )}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </div>
  );
}

/** Returns the words of badges in the language of the page. */
function useBadgeWords(): BadgeWords {
  const t = useStaffMessages();
  const ofColours = useSharedMessages();
  const { iso } = useLocale();
  const { info } = useStaffEvent();
  const names = rabbitColours.map((colour) => [colour, ofColours(`colour.${colour}`)] as const);
  return {
    iso,
    title: t('staff.badges.sheet-title', { event: info.name ?? '' }),
    scanMe: t('staff.badges.scan-me'),
    colours: Object.fromEntries(names) as BadgeWords['colours'],
  };
}
