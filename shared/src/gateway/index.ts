export { type ChunkPlace, type DataChunk, dataChunks, provenPlace, type SplitData } from './chunks';
export { createGatewayReader, type GatewayOptions, type GatewayReader } from './gateway-reader';
