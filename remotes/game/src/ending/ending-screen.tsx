import { Confetti } from '@rainbow-rabbit/parts/celebration';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { endingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useEffect } from 'react';
import { WaitingScreen } from '../frame/waiting-screen';
import { endingSeenStore } from '../journey/ending-seen';
import { ScreenColumn } from '../layout/screen-column';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { ShareRainbow } from '../share/share-rainbow';
import styles from './ending-screen.module.css';
import { FirstPlaces } from './first-places';
import { OwnKeepsakes } from './own-keepsakes';
import { OwnVictory } from './own-victory';
import { PlayersOnX } from './players-on-x';
import { Prize } from './prize';
import { Thanks } from './thanks';
import { WhiteRabbitLine } from './white-rabbit-line';
import { WinnerCard } from './winner-card';

/** The ending of an event, as far as it has come. */
export function EndingScreen() {
  const event = valueOf(useGame().info.reading);
  return event ? <Ending event={event} /> : <WaitingScreen />;
}

function Ending({ event }: { event: EventInfo }) {
  const t = useMessages();
  const pathTo = usePaths();
  const own = useOwnRabbitIfAny();
  useNotingAsSeen(event);
  const standing = endingStanding(event);
  const { winner, payment, draw } = event;
  if (standing === 'not-yet') {
    return (
      <header className={styles.head}>
        <div className={styles.rabbit}>
          <Rabbit mood="calm" size="100%" />
        </div>
        <h1>{t('ending.not-yet.title')}</h1>
        <p className={styles.lead}>{t('ending.not-yet.text')}</p>
        <ButtonLink to={pathTo('me')} large>
          {t('tab.me')}
        </ButtonLink>
      </header>
    );
  }
  const isCaught = standing === 'won' || standing === 'judging';
  return (
    <ScreenColumn isWide isLoose className={styles.screen}>
      {standing === 'won' && <Confetti count={64} overSeconds={1.8} />}
      <header className={styles.head}>
        <div className={styles.rabbit}>
          <Rabbit colour="white" mood={isCaught ? 'happy' : 'asleep'} size="100%" />
        </div>
        <h1>{t(isCaught ? 'ending.title' : `ending.${standing}.title`)}</h1>
        <p className={styles.lead} role="status">
          {t(`ending.${standing}.text`)}
        </p>
        {draw?.seed !== undefined && <WhiteRabbitLine end={event} />}
      </header>
      {winner && own?.player.rabbit === winner.rabbit && <OwnVictory prize={event.prize} />}
      {winner && <WinnerCard winner={winner} />}
      {(winner || payment) && <Prize event={event} />}
      {own?.player.complete && <ShareRainbow player={own.player} />}
      {own && event.phase === 'ended' && <OwnKeepsakes address={own.address} />}
      <FirstPlaces ownRabbit={own?.player.rabbit} />
      <PlayersOnX />
      <Thanks winner={winner} follow={event.follow} />
    </ScreenColumn>
  );
}

/** Notes that this browser has shown the ending, so that nobody is led to it twice. */
function useNotingAsSeen({ winner, reveal }: EventInfo) {
  const { process } = useGame().event;
  const at = winner && reveal?.at;
  useEffect(() => {
    if (at !== undefined) endingSeenStore(process).write(at);
  }, [process, at]);
}
