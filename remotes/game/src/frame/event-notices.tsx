import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { StaleNotice } from '../reading/stale-notice';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { KeepEvent } from '../unlisted/keep-event';
import { Announcement } from './announcement';
import styles from './event-notices.module.css';
import { phaseNotices } from './phase-notices';

/**
 * The notices that concern everybody now: the phase, the newest announcement, a ban, a hidden nickname, the age of stale data, and for a
 * player who came with a link alone that the app doesn't list the event.
 * @param isEnding true on the screen of the ending, which says the same itself
 */
export function EventNotices({ isEnding = false }: { isEnding?: boolean }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const pathTo = usePaths();
  const { info } = useGame();
  const own = useOwnRabbitIfAny();
  const { reading } = info;
  const event = valueOf(reading);
  const phase = event && phaseNotices[event.phase];
  const isCaught = !isEnding && event?.reveal !== undefined;
  return (
    <div className={styles.notices}>
      {own?.player.banned && (
        <Notice tone="error" title={t('banned.title')}>
          {t('banned.text')}
        </Notice>
      )}
      {own?.player.hiddenFor !== undefined && (
        <Notice tone="warning" title={t('name-hidden.title')}>
          {t('name-hidden.text', { reason: own.player.hiddenFor, name: own.player.nickname })}
        </Notice>
      )}
      {isCaught && (
        <Notice
          tone="success"
          title={t('ending.title')}
          action={<ButtonLink to={pathTo('ending')}>{t('ending.go')}</ButtonLink>}
        >
          {t(event.winner ? 'ending.won.text' : 'ending.judging.text')}
        </Notice>
      )}
      {phase && !isCaught && !isEnding && (
        <Notice tone={phase.tone} title={t(phase.title)}>
          {t(phase.text)}
        </Notice>
      )}
      {own && <KeepEvent />}
      {event && <Announcement announcements={event.announcements} />}
      {reading.status === 'stale' && <StaleNotice at={reading.at}>{errorText(reading.error)}</StaleNotice>}
    </div>
  );
}
