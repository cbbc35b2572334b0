export { type ChunkPlace, type DataChunk, dataChunks, provenPlace, type SplitData } from './chunks';
