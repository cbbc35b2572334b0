export { browserOutbox, keptBy, usePosted } from './browser-outbox';
export {
  type SendFailure,
  type SendingRun,
  type SendingState,
  type SendOptions,
  useSending,
} from './use-sending';
