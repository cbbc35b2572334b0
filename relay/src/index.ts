export { type DayFiles, openDayFiles } from './day-files';
export { type EventDay, startEventDay } from './event-day';
export { createPushSender } from './push';
export { importRelayKeyPair, type RelayKey } from './relay-key';
export { openRelayLink } from './relay-link';
export { relayMeetUps } from './relay-meet-ups';
export { createSettler } from './settler';
export { type RelayMessage, readTimeoutMs, startRelay } from './start-relay';
export { runMeetUpTelling, runTelling } from './telling';
