import { valueOf } from '@rainbow-rabbit/shared/reading';
import { NoticeLine } from '../layout/notice-line';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { phaseNotices } from './phase-notices';

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
    <NoticeLine tone={notice.tone} isSilent>
      {t(notice.title)}
    </NoticeLine>
  );
}
