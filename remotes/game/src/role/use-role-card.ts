import { openEnvelope, type RoleCard } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { useEffect, useState } from 'react';
import { rolePrivateKey } from '../chain/role-key';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { type Deal, type KeptEnvelope, sealedBytes } from './envelope-store';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    roleCard: 'role-key.missing';
  }
}

interface OpenCardOptions {
  process: Parameters<typeof openEnvelope>[0]['process'];
  address: string;
  rabbit: Parameters<typeof openEnvelope>[0]['rabbit'];
  deal: Deal;
  envelope: KeptEnvelope;
}

/**
 * Opens the own envelope with the role key of this browser.
 * @throws AppError `role-key.missing`, `role-key.unavailable`, `envelope.unreadable`
 */
export async function openCard({
  process,
  address,
  rabbit,
  deal,
  envelope,
}: OpenCardOptions): Promise<RoleCard> {
  const privateKey = await rolePrivateKey(process, address);
  if (!privateKey) throw new AppError('role-key.missing');
  return openEnvelope({ process, rabbit, edition: deal.edition, sealed: sealedBytes(envelope), privateKey });
}

export type OpenedCard = { card?: RoleCard; error?: unknown };

/** The own role card, in memory only while the player looks at it; an error stays until the next look. */
export function useRoleCard(deal: Deal, envelope: KeptEnvelope, isLookedAt: boolean): OpenedCard {
  const { process } = useGame().event;
  const { address, player } = useOwnRabbit();
  const [opened, setOpened] = useState<OpenedCard>({});
  const { rabbit } = player;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading of the event brings an equal deal.
  useEffect(() => {
    if (!isLookedAt) return;
    let isGone = false;
    const show = (next: OpenedCard) => {
      if (!isGone) setOpened(next);
    };
    openCard({ process, address, rabbit, deal, envelope }).then(
      (card) => show({ card }),
      (error) => show({ error }),
    );
    return () => {
      isGone = true;
      setOpened(({ error }) => ({ error }));
    };
  }, [isLookedAt, process, address, rabbit, deal.hash, envelope.sealed]);
  return opened;
}
