export { type Actor, createActor } from './players/actor';
export { createTestPlayer, type TestPlayerOptions } from './players/create-test-player';
export { type Player, type PlayerOptions, registerPlayer } from './players/player';
export { type Localnet, type LocalnetOptions, startLocalnet } from './start-localnet';
