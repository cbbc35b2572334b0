import { useSoundChoice, useWakingSound } from '@rainbow-rabbit/parts/celebration';
import { Switch } from '@rainbow-rabbit/parts/fields';
import {
  defaultPageLimit,
  type EventInfo,
  followBoard,
  readLeaderboard,
  spotChecked,
} from '@rainbow-rabbit/processes/rabbit/client';
import { endingStanding } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { followTopic, useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice, Rabbit, Spinner, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Meadow } from '../../chrome/meadow';
import { useMessages, useShellErrorText } from '../../messages';
import { useLiveInfo } from '../event/use-live-info';
import { visitorAdmission } from '../event/visitor-admission';
import { Counters } from './counters';
import { JoinCode } from './join-code';
import { LatestRainbows } from './latest-rainbows';
import { News } from './news';
import { TopPlayers } from './top-players';
import styles from './wall.module.css';
import { WallEnding } from './wall-ending';
import { soundMoment, useWallSounds, wallSound } from './wall-sounds';

const everyMs = 5000;
const places = 5;
/** More rows say whose rabbit has which colour, for players who completed the rainbow. */
const knownRows = 20;

/** The wall of one event: the game in a sentence, the code to join, the numbers, the leading players. */
export function Wall({ event }: { event: EventEntry }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const ao = useAo();
  const [refutedKey, setRefutedKey] = useState<string>();
  const isRefuted = event.relay !== undefined && event.relay.key === refutedKey;
  const trusted = useMemo(() => (isRefuted ? { ...event, relay: undefined } : event), [event, isRefuted]);
  const info = useLiveInfo(trusted, everyMs);
  const follow = useMemo(() => {
    const { process } = trusted;
    const relayed = followBoard(trusted, 0, followTopic);
    if (!relayed) return undefined;
    return spotChecked({
      follow: relayed,
      read: (options) => readLeaderboard({ ao, process }, { offset: 0, limit: defaultPageLimit }, options),
      phones: () => 1,
      onRefuted: () => setRefutedKey(trusted.relay?.key),
    }).follow;
  }, [trusted, ao]);
  const { reading: board } = useReading({
    key: event.process,
    everyMs,
    follow,
    read: ({ signal }) =>
      readLeaderboard(
        { ao, process: event.process },
        { offset: 0, limit: knownRows },
        { signal, maxAgeMs: everyMs / 2 },
      ),
  });
  const known = valueOf(info);
  const rows = valueOf(board)?.rows ?? [];
  const standing = known ? endingStanding(known) : 'not-yet';
  const hasEnded = standing !== 'not-yet';
  useWallSounds(known);
  return (
    <div className={styles.wall}>
      <WallHead event={event} info={known} hasEnded={hasEnded} />
      {event.isUnlisted && (
        <div className={styles.unlisted}>
          <UnlistedNotice what="event" />
        </div>
      )}
      {known && standing !== 'not-yet' ? (
        <WallEnding process={event.process} info={known} standing={standing} rows={rows} />
      ) : (
        <JoinCode event={event} admission={known ? visitorAdmission(known) : 'open'} />
      )}
      <div className={styles.news} data-wide={hasEnded || undefined}>
        {'error' in info && (
          <Notice tone="warning" title={t('vibe.stale')}>
            {errorText(info.error)}
          </Notice>
        )}
        {known ? (
          <>
            <Counters info={known} />
            <News announcements={known.announcements} />
            {!hasEnded && (
              <>
                <LatestRainbows rainbows={known.latestRainbows} rows={rows} />
                <TopPlayers rows={rows.slice(0, places)} />
              </>
            )}
            {isRefuted && <p role="status">{t('vibe.relay-refuted')}</p>}
          </>
        ) : (
          info.status === 'loading' && <Spinner label={t('loading')} />
        )}
      </div>
      <div className={styles.meadow}>
        <Meadow />
      </div>
    </div>
  );
}

interface WallHeadProps {
  event: EventEntry;
  info: EventInfo | undefined;
  hasEnded: boolean;
}

/** The name of the event and its phase, and the idea of the game as long as it goes on. */
function WallHead({ event, info, hasEnded }: WallHeadProps) {
  const t = useMessages();
  return (
    <header className={styles.head}>
      <Link className={styles.home} to="/" aria-label={t('front-page')}>
        <Rabbit mood="happy" size="3.6em" />
      </Link>
      <div className={styles.words}>
        <div className={styles.named}>
          <h1 className={styles.title}>{event.name}</h1>
          {info && <span className={styles.phase}>{t(`phase.${info.phase}`)}</span>}
        </div>
        {info?.phase === 'paused' && (
          <p className={styles.pause} role="status">
            {t('vibe.paused')}
          </p>
        )}
        {!hasEnded && (
          <p className={styles.goal}>
            {t('vibe.goal')}{' '}
            {info?.prize && <span className={styles.prize}>{t('vibe.prize', { prize: info.prize })}</span>}
          </p>
        )}
      </div>
      <WallSound />
    </header>
  );
}

/** Turns the sounds of the wall on and off; turned on, they begin with one. */
function WallSound() {
  const t = useMessages();
  const { isOn, choose } = useSoundChoice(wallSound);
  useWakingSound(wallSound);
  const turn = async (isWanted: boolean) => {
    await choose(isWanted);
    soundMoment('rainbow');
  };
  return (
    <div className={styles.sound}>
      <Switch isOn={isOn} onChange={(isWanted) => void turn(isWanted)}>
        {t('vibe.sound')}
      </Switch>
    </div>
  );
}
