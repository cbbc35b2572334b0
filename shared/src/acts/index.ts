export { actsFile } from './acts-file';
export {
  type ActDeclaration,
  type ActReceiver,
  type ActTable,
  actKeys,
  type DeclaredActs,
  declareActs,
  type StaffActDeclaration,
  type StaffRun,
  staffWords,
  type WayToApprove,
} from './contract';
export { type AreaActs, type DescribedAct, describeAct, parseActs } from './parse-acts';
export { receiverOf } from './receiver-of';
