import { type DecoderFiles, startDecodeWorker } from './decoder-files';
import { fetchGenuine, pathInArea } from './genuine-file';

export type StrongFiles = Required<DecoderFiles>;

export const strongFiles: StrongFiles = {
  start: startDecodeWorker,
  webAssembly: () =>
    fetchGenuine(pathInArea(new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href)),
};
