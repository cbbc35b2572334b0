export { type ChunkPlace, type DataChunk, dataChunks, provenPlace, type SplitData } from './chunks';
export { type Draft, draftTransaction, type TransactionInput } from './draft-transaction';
export { createGatewayReader, type GatewayReader, type StoredData } from './gateway-reader';
export type { GenuineRecord } from './genuine-record';
export type { GatewayReaderOptions } from './questions';
export { draftSiloTransaction, readSilo } from './silo';
export { parseUploadState, resumedTransaction, type UploadState } from './upload-state';
export { type UploadOptions, type UploadProgress, uploadTransaction } from './upload-transaction';
