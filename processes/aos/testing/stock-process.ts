import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import AoLoader from '@permaweb/ao-loader';
import type { AosModule } from '../aos-module';
import type { AosEnvironment, AosMessage, AosResult } from '../client/message';
import { readResult } from '../client/read-result';
import { withOwnGlobals } from '../engine/wasm-instance';

/** A process that only evaluates. */
export interface StockProcess {
  evaluate(message: AosMessage): Promise<AosResult>;
}

/**
 * A process as the published loader runs it: the whole memory is copied in and out at every evaluation, and an error
 * leaves the earlier memory. Tests compare live processes with it.
 */
export async function startStockProcess(module: AosModule, env: AosEnvironment): Promise<StockProcess> {
  setFlagsFromString('--experimental-wasm-memory64');
  const binary = await readFile(module.file);
  const handle = await withOwnGlobals(() => AoLoader(binary, { format: module.format }));
  let memory: ArrayBuffer | null = null;
  return {
    evaluate: async (message) => {
      const response = await withOwnGlobals(() => handle(memory, message, env));
      if (response.Error === undefined) memory = response.Memory;
      return readResult(response);
    },
  };
}
