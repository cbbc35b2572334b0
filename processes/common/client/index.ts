export {
  type ProcessCall,
  type ProcessCalls,
  type ProcessPlace,
  type ProcessReadOptions,
  type ProcessSendOptions,
  processCalls,
} from './calls';
export { oneTabAlone } from './one-tab-alone';
export { parseProcessReply, type ReplyParams, refusalOf } from './reply';
export { type SendStage, stagedSigner } from './staged-signer';
