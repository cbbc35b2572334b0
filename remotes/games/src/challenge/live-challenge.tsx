import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { Challenge, ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { challengeBoard } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Card, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { arcadeAt } from '../arcades';
import { BoardLists } from '../board/board-lists';
import { useTimeLeft } from '../daily/use-time-left';
import { GameHead } from '../game-page/game-head';
import columns from '../game-page/game-page.module.css';
import { HowToPlay } from '../game-page/how-to-play';
import { PlayPanel } from '../game-page/play-panel';
import { type PlayMode, usePlay } from '../game-page/use-play';
import { arcadeWith, challengePath } from '../games/placed-games';
import { minutesLeft } from '../live/minutes-left.domain';
import { useMinuteWhile } from '../live/use-minute-while';
import { useMessages } from '../messages';
import { useCityNames } from '../names/use-city-names';
import { OrganiserPart } from '../organiser/organiser-part';
import type { ArcadeRole } from '../process/use-arcade-role';
import { KeptRunsList } from '../runs/kept-runs-list';
import { useWatchedRun } from '../watch/use-watched-run';
import { WatchRun } from '../watch/watch-run';
import { challengePhase } from './challenge-phase.domain';
import styles from './live-challenge.module.css';
import { Winners } from './winners';
import { WinnersKeepsake } from './winners-keepsake';

interface LiveChallengeProps {
  arcade: ProcessPlace;
  challenge: Challenge;
  role: ArcadeRole | 'unknown';
  /** Called once the challenge has changed. */
  onChanged: () => Promise<void>;
}

/** A challenge with its times, its play while it is open, and its board. */
export function LiveChallenge({ arcade, challenge, role, onChanged }: LiveChallengeProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const cityName = useCityNames();
  const timeLeft = useTimeLeft();
  const { slug, name, game, startsAt, endsAt, sameCourse } = challenge;
  const path = challengePath(challenge);
  const home = arcadeWith(game, challenge.city);
  const play = usePlay({ game, arcade, path });
  const now = useMinuteWhile(!challenge.isEnded);
  const phase = challengePhase(challenge, now);
  const watched = useWatchedRun(play.race);
  const own = useConnectedSigner();
  const time = new Intl.DateTimeFormat(iso, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const mode: PlayMode = `challenge:${slug}`;
  const { state } = play;
  return (
    <Page>
      <GameHead title={name} back={arcadeAt(home).path} backText={t('game.back', { city: cityName(home) })}>
        <p className={styles.facts}>
          {t(`title.${game}`)} · {t(`challenge.pace.${challenge.pace}`)} ·{' '}
          {t(sameCourse ? 'challenge.same-course' : 'challenge.own-course')}
        </p>
      </GameHead>
      {challenge.isHidden && <Notice tone="warning">{t('challenge.hidden')}</Notice>}
      <KeptRunsList except={state.status === 'over' ? state.run.kept?.run : undefined} />
      {watched ? (
        <WatchRun arcade={arcade} game={game} {...watched} />
      ) : (
        <div className={columns.columns}>
          <div className={columns.aside}>
            {phase === 'ahead' && (
              <Notice title={t('challenge.ahead', { when: time.format(startsAt) })}>
                {t('challenge.ahead-text')}
              </Notice>
            )}
            {phase === 'open' && (
              <p className={styles.facts}>
                {t('challenge.until', { when: time.format(endsAt) })} {timeLeft(minutesLeft(endsAt, now))}
              </p>
            )}
            {phase === 'over' && (
              <Notice title={t('challenge.over', { when: time.format(Math.min(endsAt, challenge.at)) })}>
                {t('challenge.over-text')}
              </Notice>
            )}
            <PlayPanel
              game={game}
              arcade={arcade}
              ranked={phase === 'open' ? [{ mode, name, text: t('mode.challenge-text') }] : []}
              place={name}
              play={play}
            />
          </div>
          <div className={columns.aside}>
            <Card>
              <h2 className={styles.title}>{t('challenge.board')}</h2>
              <BoardLists
                arcade={arcade}
                board={challengeBoard(slug)}
                label={t('challenge.board')}
                path={path}
                rows={10}
                hasPages
                above={({ rows, names }) =>
                  phase === 'over' && (
                    <>
                      <Winners rows={rows} names={names} title={name} />
                      {own && own.address === rows[0]?.address && (
                        <WinnersKeepsake key={own.address} arcade={arcade} slug={slug} own={own} />
                      )}
                    </>
                  )
                }
              />
            </Card>
            <HowToPlay game={game} />
          </div>
        </div>
      )}
      {(role === 'staff' || role === 'organiser') && (
        <OrganiserPart arcade={arcade} challenge={challenge} role={role} onChanged={onChanged} />
      )}
    </Page>
  );
}
