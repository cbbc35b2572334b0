import type { RoleAcknowledgement } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { gameStorage } from '../stored/game-storage';
import { type StoredValue, useStoredValue } from '../stored/stored-value';

const schema = v.object({ edition: v.number(), sealed: v.string() });

/** The sealed acknowledgement of a player's role card, until the ledger has it. */
function acknowledgementStore(process: string, address: string): StoredValue<RoleAcknowledgement> {
  return gameStorage([process, address, 'acknowledgement'], schema);
}

/** A player's acknowledgement in this browser. */
export function useAcknowledgementStore(address: Address): StoredValue<RoleAcknowledgement> {
  const { process } = useGame().client;
  return useMemo(() => acknowledgementStore(process, address), [process, address]);
}

/** The acknowledgement that the next message takes along; undefined once the ledger has it. */
export function useRidingAcknowledgement(): RoleAcknowledgement | undefined {
  const { info } = useGame();
  const { address, player } = usePlayer();
  const kept = useStoredValue(useAcknowledgementStore(address));
  const edition = valueOf(info.reading)?.deal?.edition;
  const isWanted = kept !== undefined && kept.edition === edition && (player.acknowledged ?? 0) < edition;
  return isWanted ? kept : undefined;
}
