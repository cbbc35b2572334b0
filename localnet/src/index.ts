export type { AoMode } from './app/network-route';
export { type Actor, createActor } from './players/actor';
export { createTestPlayer, type TestPlayerOptions } from './players/create-test-player';
export { type PlayerOptions, registerPlayer, type ScriptedPlayer } from './players/player';
export { createTestStaff, type ScriptedStaff, type StaffOptions } from './players/staff';
export { type PushService, startPushService } from './push/push-service';
export { makePushSubscriber } from './push/push-subscriber';
export { type Localnet, type LocalnetOptions, startLocalnet } from './start-localnet';
