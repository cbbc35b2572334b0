import { type ProcessPlace, readChallenge } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { MissingPage } from '@rainbow-rabbit/shared/area';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Navigate, useParams } from '@rainbow-rabbit/shared/router';
import { Page } from '@rainbow-rabbit/shared/ui';
import { arcadeAt } from '../arcades';
import { GameHead } from '../game-page/game-head';
import { HowToPlay } from '../game-page/how-to-play';
import { PlayPanel } from '../game-page/play-panel';
import { usePlay } from '../game-page/use-play';
import { arcadeWith, challengePath } from '../games/placed-games';
import { LedgerState } from '../live/ledger-state';
import { useLedgerReading } from '../live/use-ledger-reading';
import { useMessages } from '../messages';
import { NoArcadeNote } from '../process/no-arcade-note';
import { useArcade } from '../process/use-arcade';
import { useArcadeRole } from '../process/use-arcade-role';
import { KeptRunsList } from '../runs/kept-runs-list';
import { LiveChallenge } from './live-challenge';

/** The page of a challenge. A challenge that the ledger doesn't know is a missing page. */
export function ChallengePage({ page: game }: { page: GameName }) {
  const { slug = '' } = useParams();
  const arcade = useArcade();
  return arcade ? (
    <KnownChallenge key={slug} arcade={arcade} game={game} slug={slug} />
  ) : (
    <UnreadChallenge game={game} slug={slug} />
  );
}

interface UnreadChallengeProps {
  game: GameName;
  slug: string;
  children?: React.ReactNode;
}

/** The page without its challenge: the game can still be practised. */
function UnreadChallenge({ game, slug, children }: UnreadChallengeProps) {
  const t = useMessages();
  const play = usePlay({ game, arcade: undefined, path: challengePath({ slug, game }) });
  const home = arcadeAt(arcadeWith(game, undefined)).path;
  return (
    <Page width="narrow">
      <GameHead title={t(`title.${game}`)} back={home} backText={t('challenge.back')} />
      <NoArcadeNote />
      {children}
      <PlayPanel game={game} arcade={undefined} ranked={[]} place={t(`title.${game}`)} play={play} />
      <HowToPlay game={game} />
    </Page>
  );
}

interface KnownChallengeProps {
  arcade: ProcessPlace;
  game: GameName;
  slug: string;
}

function KnownChallenge({ arcade, game, slug }: KnownChallengeProps) {
  const role = useArcadeRole(arcade);
  const isOrganising = role === 'staff' || role === 'organiser';
  const live = useLedgerReading(`challenge ${arcade.process} ${slug} ${isOrganising}`, (options) =>
    readChallenge(arcade, { slug, ...(isOrganising && { staff: true }) }, options),
  );
  const { reading, refresh } = live;
  const challenge = valueOf(reading);
  if (challenge && challenge.game !== game) {
    const path = challengePath(challenge);
    return path === challengePath({ slug, game }) ? <MissingPage /> : <Navigate to={path} replace />;
  }
  if (challenge)
    return (
      <LiveChallenge arcade={arcade} challenge={{ ...challenge, game }} role={role} onChanged={refresh} />
    );
  if (reading.status === 'failed' && hasCode(reading.error, 'challenge.unknown') && role !== 'unknown')
    return <MissingPage />;
  return reading.status === 'failed' && !hasCode(reading.error, 'challenge.unknown') ? (
    <UnreadChallenge game={game} slug={slug}>
      <LedgerState reading={reading} refresh={refresh} />
    </UnreadChallenge>
  ) : (
    <Page width="narrow">
      <KeptRunsList />
      <LedgerState reading={{ status: 'loading' }} refresh={refresh} />
    </Page>
  );
}
