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
export { mayHaveArrived } from './may-have-arrived';
export { oneTabAlone } from './one-tab-alone';
export { parseProcessReply, type ReplyParams, refusalOf } from './reply';
export { nextSequence } from './sequences';
export { type SendStage, stagedSigner } from './staged-signer';
