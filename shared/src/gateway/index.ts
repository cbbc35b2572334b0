export { type ChunkPlace, type DataChunk, dataChunks, provenPlace, type SplitData } from './chunks';
export { type Draft, draftTransaction, type TransactionInput } from './draft-transaction';
export {
  createGatewayReader,
  type GatewayReader,
  type GatewayReaderOptions,
  type StoredData,
} from './gateway-reader';
export type { GenuineRecord } from './genuine-record';
export { type CheckedReadOptions, readChecked } from './read-checked';
export { askGateways, type GatewayUrls } from './several-gateways';
export { draftSiloTransaction, readSilo } from './silo';
export { parseUploadState, resumedTransaction, type UploadState } from './upload-state';
export { type UploadOptions, type UploadProgress, uploadTransaction } from './upload-transaction';
