import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ReactNode, useMemo } from 'react';
import { CollectorProvider } from '../collect/collector-provider';
import { DisclosingProvider } from '../disclosures/disclosing-provider';
import { useGame } from '../game/game-context';
import { playerStores } from '../game/game-stores';
import { PlayerContext, type PlayerSession } from '../game/player-context';
import { valueOf } from '../reading/reading';

/**
 * Gives a registered player a session that outlives changes of screen: scans go on being sent and tokens
 * disclosed whichever tab is open. For everybody else it adds nothing.
 */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const session = usePlayerSession();
  if (!session) return children;
  return (
    <PlayerContext value={session}>
      <CollectorProvider>
        <DisclosingProvider>{children}</DisclosingProvider>
      </CollectorProvider>
    </PlayerContext>
  );
}

function usePlayerSession(): PlayerSession | undefined {
  const { client, me } = useGame();
  const { state } = useWallet();
  const player = valueOf(me.reading);
  const connected = state.status === 'connected' ? state : undefined;
  const { address, connector } = connected ?? {};
  const stores = useMemo(() => address && playerStores(client.process, address), [client.process, address]);
  return useMemo(
    () =>
      player?.registered && address && connector && stores
        ? { player, address, connector, stores }
        : undefined,
    [player, address, connector, stores],
  );
}
