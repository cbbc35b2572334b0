export { type ChunkPlace, type DataChunk, dataChunks, provenPlace, type SplitData } from './chunks';
export { type Draft, draftTransaction, type TransactionInput } from './draft-transaction';
export { createGatewayReader, type GatewayOptions, type GatewayReader } from './gateway-reader';
export { parseUploadState, resumedTransaction, type UploadState } from './upload-state';
export { type UploadOptions, type UploadProgress, uploadTransaction } from './upload-transaction';
