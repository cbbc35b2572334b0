import type { ScriptedPlayer } from '@rainbow-rabbit/localnet';
import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { sharedKeys } from '../support';

/** Lets a rabbit of each color join, with wallets that the runs share. @param join registers one player */
export async function joinGivers(
  join: (player: { nickname: string; keyfile: Keyfile }) => Promise<ScriptedPlayer>,
): Promise<ScriptedPlayer[]> {
  return Promise.all(
    rabbitColours.map(async (_, at) =>
      join({ nickname: `Sedge ${at}`, keyfile: await sharedKeys.wallet(`giver-${at}`) }),
    ),
  );
}
