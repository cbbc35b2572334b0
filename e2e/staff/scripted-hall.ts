import { createActor, registerPlayer, type ScriptedPlayer } from '@rainbow-rabbit/localnet';
import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { answerOf, createRabbitClient, deriveKey, slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import { type Keyfile, type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { joinGivers } from '../game/givers';
import { untilConfirmedMs } from '../game/own-network';
import { sharedKeys } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** Players of an event that was made in the browser, played by code. */
interface ScriptedHall {
  /** The one who collects a rainbow. */
  collector: ScriptedPlayer;
  /** Lets the collector scan a rabbit of each color, and moves the network's clock on until the scans are confirmed. */
  completeRainbow(): Promise<void>;
  /** Lets the collector answer the question with the words of a key. */
  answer(words: readonly string[]): Promise<void>;
}

interface HallOptions {
  network: LocalnetUnderTest;
  process: ProcessId;
  /** Returns a ticket that nobody has used. */
  nextTicket: () => Ticket;
}

/** Registers a rabbit of each color, and one more, which collects them. */
export async function registerHall({ network, process, nextTicket }: HallOptions): Promise<ScriptedHall> {
  const { url } = network;
  const join = (player: { nickname: string; keyfile: Keyfile }) =>
    registerPlayer({ ...player, url, process, ticket: nextTicket() });
  const givers = await joinGivers(join);
  const keyfile = await sharedKeys.wallet('collector');
  const collector = await join({ nickname: 'Clover', keyfile });
  return {
    collector,
    completeRainbow: async () => {
      const slot = slotOf(network.now());
      for (const giver of givers) await collector.scan(giver, slot);
      await network.advance(untilConfirmedMs);
      for (const giver of givers) await giver.disclose(slot);
    },
    answer: async (words) => {
      const { ao, signer, address } = await createActor(url, keyfile);
      const key = await deriveKey(words, process);
      const answer = toBase64Url(answerOf({ process, key, address }));
      await createRabbitClient(ao, process).answer({ answer }, { signer });
    },
  };
}
