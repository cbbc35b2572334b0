import { joinCity, type ProcessPlace, setOwnName } from '@rainbow-rabbit/processes/community/client';
import { createActor } from '../players/actor';
import type { DemoNetwork } from './demo-event';
import type { DemoNickname } from './demo-players';

/** The cities that the demo players play for. */
const cityOf: Readonly<Record<DemoNickname, string>> = {
  Willow: 'lisbon',
  Pebble: 'ph',
  Marigold: 'bengaluru',
  Clover: 'ph',
  Heather: 'lisbon',
  Juniper: 'mumbai',
  Paprika: 'mumbai',
  Biscuit: 'singapore',
};

/** Gives the demo players their names in the community, and a city each. */
export async function joinDemoMembers(
  { process }: Pick<ProcessPlace, 'process'>,
  { keyring, url }: DemoNetwork,
): Promise<void> {
  const joined = Object.entries(cityOf).map(async ([nickname, city]) => {
    const { ao, signer } = await createActor(url, await keyring.wallet(`player-${nickname.toLowerCase()}`));
    await setOwnName({ ao, process }, nickname, { signer });
    await joinCity({ ao, process }, city, { signer });
  });
  await Promise.all(joined);
}
