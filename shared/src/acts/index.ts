export {
  type ActDeclaration,
  type ActReceiver,
  type ActTable,
  actKeys,
  type DeclaredActs,
  declareActs,
  type WayToApprove,
} from './contract';
export { type AreaActs, actsFile, type DescribedAct, describeAct, parseActs } from './parse-acts';
export { receiverOf } from './receiver-of';
