import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { knownModule } from './client/known-module';

/** An AO module: the WebAssembly program that a process runs on. */
export interface AosModule {
  /** The id under which this module is known on the network; a spawn names it in its `Module` tag. */
  id: string;
  /** The value of the module's `Module-Format` tag. */
  format: string;
  /** The path of the binary on this machine. */
  file: string;
}

const aos: AosModule = {
  id: knownModule.id,
  format: knownModule.format,
  file: fileURLToPath(new URL('../../.cache/aos/aos2_0_6.wasm', import.meta.url)),
};

/**
 * Returns a module whose gas is counted, as public units count it. A state can't go from a metered module to another one.
 */
export function metered(module: AosModule): AosModule {
  return { ...module, format: 'wasm64-unknown-emscripten-draft_2024_10_16-metering' };
}

/**
 * The aos module, fetched with the npm client the first time (a few seconds) and kept in `.cache/`.
 * @throws when it can't be fetched or is not the file we know
 */
export async function ensureAosModule(): Promise<AosModule> {
  if (!existsSync(aos.file)) {
    const script = fileURLToPath(new URL('./fetch-module.mjs', import.meta.url));
    // A process of its own: the script is plain JavaScript that must also run before anything is built.
    await promisify(execFile)(process.execPath, [script]);
  }
  return aos;
}
