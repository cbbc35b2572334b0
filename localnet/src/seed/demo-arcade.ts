import { processSource } from '@rainbow-rabbit/processes/aos';
import {
  admitArcadeTickets,
  enterArcade,
  type ProcessPlace,
  type ProcessSendOptions,
  reportArcadePoints,
  setArcadeCommunity,
} from '@rainbow-rabbit/processes/arcade/client';
import { setSource } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type Actor, createActor } from '../players/actor';
import { endDemoChallenge, makeDemoChallenges } from './demo-challenges';
import type { DemoNetwork } from './demo-event';
import { type DemoNickname, demoPlayers } from './demo-players';
import { type ActorOf, beginDemoRuns, submitDemoRuns } from './demo-runs';
import { demoTicketCount, demoTickets } from './demo-tickets';
import { launchProcess } from './launch-process';
import { seedReason } from './seed-reason';

/**
 * Makes the demo arcade, whose owner is the operator: challenges, and boards with runs of the demo players.
 * @returns its process
 */
export async function createDemoArcade({ keyring, module, authority, url }: DemoNetwork): Promise<ProcessId> {
  const operator = await createActor(url, await keyring.wallet('operator'));
  const source = processSource('arcade');
  const process = await launchProcess(operator, { module, authority, name: 'arcade-demo', source });
  const arcade = { ao: operator.ao, process };
  const options = { signer: operator.signer };
  await makeDemoChallenges(arcade, options);
  const actors = new Map<DemoNickname, Promise<Actor>>();
  const actorOf = (nickname: DemoNickname) => {
    const actor =
      actors.get(nickname) ??
      keyring.wallet(`player-${nickname.toLowerCase()}`).then((key) => createActor(url, key));
    actors.set(nickname, actor);
    return actor;
  };
  await admitDemoPlayers(arcade, options, actorOf);
  const runs = await beginDemoRuns(process, actorOf);
  await endDemoChallenge(arcade, options);
  await submitDemoRuns(process, runs, actorOf);
  return process;
}

/** Adds the tickets of the demo arcade, and admits the demo players by the first ones. */
async function admitDemoPlayers(
  { ao, process }: ProcessPlace,
  options: ProcessSendOptions,
  actorOf: ActorOf,
): Promise<void> {
  const { batch, root, tickets } = demoTickets(process);
  await admitArcadeTickets(
    { ao, process },
    { reason: seedReason, batch, root, count: demoTicketCount },
    options,
  );
  const entering = demoPlayers.map(async ({ nickname }, index) => {
    const { ao: own, signer } = await actorOf(nickname);
    const ticket = tickets[index];
    await enterArcade({ ao: own, process }, { ...(ticket && { ticket }) }, { signer });
  });
  await Promise.all(entering);
}

/** Lets the arcade send its points to a community, and sends those that it has. Done again, it changes nothing. */
export async function linkDemoArcade(
  { arcade, community }: { arcade: ProcessId; community: ProcessId },
  { keyring, url }: Pick<DemoNetwork, 'keyring' | 'url'>,
): Promise<void> {
  const { ao, signer } = await createActor(url, await keyring.wallet('operator'));
  const game = { kind: 'game', board: 'game-arcade', title: 'Arcade', on: true } as const;
  const options = { signer };
  await setSource({ ao, process: community }, { process: arcade, ...game, reason: seedReason }, options);
  const place = { ao, process: arcade };
  await setArcadeCommunity(place, { process: community, reason: seedReason }, options);
  try {
    await reportArcadePoints(place, options);
  } catch (reason) {
    if (!hasCode(reason, 'report.nothing')) throw reason;
  }
}
