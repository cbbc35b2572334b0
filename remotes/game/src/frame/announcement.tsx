import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useMessages } from '../messages';
import { useAgeText } from '../reading/use-age-text';
import { useGame } from '../session/game-context';

/** The time of the newest announcement that was put away in this browser, in Unix milliseconds. */
const announcementsRead = (process: string) => keptValue(['game', process, 'announcements-read'], v.number());

/** The staff's newest announcement, until the player dismisses it. */
export function Announcement({ announcements }: Pick<EventInfo, 'announcements'>) {
  const t = useMessages();
  const ageText = useAgeText();
  const { event } = useGame();
  const read = useMemo(() => announcementsRead(event.process), [event.process]);
  const readUntil = useKeptValue(read) ?? 0;
  const newest = announcements.reduce<EventInfo['announcements'][number] | undefined>(
    (latest, next) => (latest && latest.at >= next.at ? latest : next),
    undefined,
  );
  if (!newest || newest.at <= readUntil) return null;
  return (
    <Notice
      title={t('announcement.title', { age: ageText(newest.at) })}
      action={
        <Button variant="quiet" onClick={() => read.write(newest.at)}>
          {t('announcement.dismiss')}
        </Button>
      }
    >
      {newest.text}
    </Notice>
  );
}
