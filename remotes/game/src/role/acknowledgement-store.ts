import { type KeptValue, keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { RoleAcknowledgement } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

const schema = v.object({ edition: v.number(), sealed: v.string() });

/** The sealed acknowledgement of a player's role card, until the ledger has it. */
function acknowledgementStore(process: string, address: string): KeptValue<RoleAcknowledgement> {
  return keptValue(['game', process, address, 'acknowledgement'], schema);
}

/** A player's acknowledgement in this browser. */
export function useAcknowledgementStore(address: Address): KeptValue<RoleAcknowledgement> {
  const { process } = useGame().client;
  return useMemo(() => acknowledgementStore(process, address), [process, address]);
}

/** The acknowledgement that the next message takes along; undefined once the ledger has it. */
export function useRidingAcknowledgement(): RoleAcknowledgement | undefined {
  const { info } = useGame();
  const { address, player } = usePlayer();
  const kept = useKeptValue(useAcknowledgementStore(address));
  const edition = valueOf(info.reading)?.deal?.edition;
  const isWanted = kept !== undefined && kept.edition === edition && (player.acknowledged ?? 0) < edition;
  return isWanted ? kept : undefined;
}
