import { Row } from '@rainbow-rabbit/parts/console/layout';
import { openSheetTab, type SheetDocument, sheetFile } from '@rainbow-rabbit/parts/console/printing';
import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { useTask } from '@rainbow-rabbit/parts/task';
import { lendBadgeSeed } from '@rainbow-rabbit/processes/autopilot/client';
import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { saveFile } from '@rainbow-rabbit/shared/files';
import { useLocale, useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useEventConsole } from '../session/use-event-console';
import { badgeRange } from './badge-range.domain';
import { type BadgeWords, badgeSheet } from './badge-sheet';
import styles from './badges.module.css';
import { ColourSamples, signsIn } from './colour-samples';
import { readBadgePlayers } from './read-badge-players';

/** Makes the sheet of the badges of some rabbits. It is made first, so that the browser opens its tab at a tap. */
export function PrintBadges() {
  const { t, errorText, rabbit, info, secret } = useEventConsole();
  const words = useBadgeWords();
  const samples = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('1-40');
  const [isWrong, setIsWrong] = useState(false);
  const { task, run } = useTask<SheetDocument | undefined>();
  const make = async () => {
    const range = badgeRange(text);
    setIsWrong(!range);
    if (!range) return undefined;
    const players = await readBadgePlayers(rabbit, range);
    const badges = {
      event: info.name ?? '',
      appUrl: appUrlOf(window.location.href),
      process: rabbit.process,
      players,
      words,
      signs: signsIn(samples.current),
    };
    return lendBadgeSeed(secret, (seed) => badgeSheet({ ...badges, seed }));
  };
  const sheet = task.status === 'done' ? task.value : undefined;
  const printing = useTask<void>();

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
      <Row>
        <Button variant="secondary" busy={task.status === 'running'} onClick={() => void run(make)}>
          {t('staff.badges.make-sheet')}
        </Button>
      </Row>
      {sheet && sheet.pages.length === 0 && <Notice>{t('staff.badges.nobody')}</Notice>}
      {sheet && sheet.pages.length > 0 && (
        <Row>
          <Button onClick={() => void printing.run(async () => openSheetTab().print(sheet))}>
            {t('staff.badges.print', { count: sheet.pages.length })}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(`${info.slug ?? 'event'}-badges.html`, sheetFile(sheet), 'text/html')}
          >
            {t('staff.badges.save-sheet')}
          </Button>
        </Row>
      )}
      {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
      {printing.task.status === 'failed' && <Notice tone="error">{errorText(printing.task.error)}</Notice>}
    </div>
  );
}

/** Returns the words of badges in the language of the page. */
function useBadgeWords(): BadgeWords {
  const { t, info } = useEventConsole();
  const ofColours = useSharedMessages();
  const { iso } = useLocale();
  const names = rabbitColours.map((colour) => [colour, ofColours(`colour.${colour}`)] as const);
  return {
    iso,
    title: t('staff.badges.sheet-title', { event: info.name ?? '' }),
    scanMe: t('staff.badges.scan-me'),
    colours: Object.fromEntries(names) as BadgeWords['colours'],
  };
}
