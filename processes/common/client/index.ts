export {
  type ProcessCall,
  type ProcessCalls,
  type ProcessPlace,
  type ProcessReadOptions,
  type ProcessSender,
  type ProcessSendOptions,
  processCalls,
} from './calls';
export { evaluate, evaluationTags } from './evaluate';
export { luaText } from './lua-text';
export {
  type Delivery,
  type DeliveryOptions,
  type DeliveryState,
  deliver,
  mayGoLater,
  outcomeOf,
  type Posting,
  postOnce,
  type SendOutcome,
} from './outbox/deliver';
export { oneTabAlone } from './outbox/one-tab-alone';
export {
  type KeptMessage,
  keptMessageSchema,
  type MessagePlace,
  memoryOutbox,
  messageName,
  type Outbox,
  outboxIn,
} from './outbox/outbox';
export { type SendStage, stagesBy, stagesTo } from './outbox/send-stage';
export type { AskPublished, PublishedReply } from './published';
export { parseProcessReply, type ReplyParams, refusalOf } from './reply';
export { nextSequence } from './sequences';
