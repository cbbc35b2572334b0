import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import styles from './event-notice-line.module.css';
import { phaseNotices } from './phase-notices';

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** The title of the one notice that stops a player from playing, as one slim line; `EventNotices` says the rest. */
export function EventNoticeLine() {
  const t = useMessages();
  const { info } = useGame();
  const own = useOwnRabbitIfAny();
  const phase = valueOf(info.reading)?.phase;
  const notice = own?.player.banned
    ? ({ tone: 'error', title: 'banned.title' } as const)
    : phase && phaseNotices[phase];
  if (!notice) return null;
  return (
    // The notice itself is announced.
    <p className={styles.line} data-tone={notice.tone} aria-hidden="true">
      <span className={styles.icon}>
        <Icon name={icons[notice.tone]} />
      </span>
      <span className={styles.words}>{t(notice.title)}</span>
    </p>
  );
}
