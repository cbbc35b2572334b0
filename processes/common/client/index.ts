export {
  type ProcessCall,
  type ProcessCalls,
  type ProcessPlace,
  type ProcessReadOptions,
  type ProcessSendOptions,
  processCalls,
} from './calls';
export { parseProcessReply, type ReplyParams, refusalOf } from './reply';
