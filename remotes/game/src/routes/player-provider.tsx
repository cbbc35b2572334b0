import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { usePrefetchedDecoder } from '@rainbow-rabbit/parts/scanner/strong';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ReactNode, useMemo } from 'react';
import { DisclosingProvider } from '../disclosures/disclosing-context';
import { useExtraPart } from '../frame/use-extra-part';
import { useAnswerStore } from '../question/answer-store';
import { isOnItsWay } from '../question/domain/answer-schema';
import { isBeingJudged } from '../question/domain/question-standing';
import { Reveal } from '../reveal/reveal';
import { useReveal } from '../reveal/reveal-context';
import { CollectorProvider, useCollector } from '../scan-tab/collector-context';
import { useGame } from '../session/game-context';
import { isRevealed } from '../session/is-revealed';
import { itemSignerOf } from '../session/item-signer';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { useWatchForTaken } from '../taken-back/use-watch-for-taken';

const loadOwnTokenCourier = async () => (await import('../disclosures/own-token-courier')).OwnTokenCourier;

const loadAnswerCourier = async () => (await import('../question/answer-courier')).AnswerCourier;

/**
 * Gives a registered player a session that outlives changes of screen: scans go on being sent and tokens
 * disclosed whichever tab is open. For everybody else it adds nothing. A new player sees the own rabbit first: no scan
 * is sent and no camera opens meanwhile.
 */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const session = usePlayerSession();
  const { dueFor, end } = useReveal();
  if (!session) return children;
  if (dueFor?.player === session.address)
    return <Reveal player={session.player} wish={dueFor.wish} onEnd={end} />;
  return (
    <PlayerContext value={session}>
      <CollectorProvider>
        <DisclosingBesideScans>{children}</DisclosingBesideScans>
      </CollectorProvider>
    </PlayerContext>
  );
}

function DisclosingBesideScans({ children }: { children: ReactNode }) {
  const { state } = useCollector();
  useWatchForTaken();
  usePrefetchedDecoder();
  const isQuiet = state.status !== 'approving' && state.status !== 'sending';
  return (
    <DisclosingProvider isQuiet={isQuiet}>
      {children}
      <AnswerOnItsWay />
      <OwnTokenOnItsWay />
    </DisclosingProvider>
  );
}

/** Loads the code that brings an answer to its end, and lets it run until then: it looks at the ledger's clock. */
function AnswerOnItsWay() {
  const answer = useKeptValue(useAnswerStore());
  const event = valueOf(useGame().info.reading);
  const isNeeded =
    answer !== undefined && (isOnItsWay(answer) || (event !== undefined && isBeingJudged(answer, event)));
  const AnswerCourier = useExtraPart(isNeeded ? loadAnswerCourier : undefined);
  return isNeeded && AnswerCourier ? <AnswerCourier /> : null;
}

/** Loads the code that shows the own rabbit's token while the answers are judged. */
function OwnTokenOnItsWay() {
  const event = valueOf(useGame().info.reading);
  const isNeeded = event !== undefined && !event.winner && isRevealed(event);
  const OwnTokenCourier = useExtraPart(isNeeded ? loadOwnTokenCourier : undefined);
  return isNeeded && OwnTokenCourier ? <OwnTokenCourier /> : null;
}

function usePlayerSession(): PlayerSession | undefined {
  const { me } = useGame();
  const { state } = useWallet();
  const player = valueOf(me.reading);
  const connected = state.status === 'connected' ? state : undefined;
  const { address, connector, method } = connected ?? {};
  const signer = useMemo(
    () => address && connector && itemSignerOf(connector, address),
    [connector, address],
  );
  return useMemo(
    () =>
      player?.registered && address && connector && method && signer
        ? { player, address, connector, method, signer }
        : undefined,
    [player, address, connector, method, signer],
  );
}
