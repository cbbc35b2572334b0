import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AosProcess, ensureAosModule, metered } from '../../aos';
import {
  aosMessageOf,
  type Letter,
  type LiveProcess,
  refusalCodeOf,
  testedEnvironment,
} from './live-process';

/** The gas of a message, and the code it was refused with. */
export interface MessageGas {
  gas: number;
  refused: string | undefined;
}

/**
 * A process on the metered aos module, which counts the gas of a message as public units do: everything that the
 * module computes for it, also decoding, encoding and the collector. It is the same number on every machine.
 */
export class GasMeter {
  readonly #process: AosProcess;

  private constructor(process: AosProcess) {
    this.#process = process;
  }

  static async start(): Promise<GasMeter> {
    const module = metered(await ensureAosModule());
    return new GasMeter(
      await AosProcess.start({ module, env: testedEnvironment, evaluationLimitMs: 600_000 }),
    );
  }

  /** Goes on from the state of another process, which stays as it is. */
  async copy(live: LiveProcess): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'gas-meter-'));
    try {
      const file = join(folder, 'state');
      await live.save(file);
      await this.#process.load(file);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  /** Evaluates messages one after another. @throws when one fails without a code */
  async gasOf(...letters: readonly Letter[]): Promise<MessageGas[]> {
    const costs: MessageGas[] = [];
    for (const letter of letters) {
      const { GasUsed: gas, Error: error } = await this.#process.evaluate(aosMessageOf(letter));
      const refused = error === undefined ? undefined : refusalCodeOf(error);
      if (error !== undefined && refused === undefined) throw new Error(`${letter.action}: ${error}`);
      if (gas === undefined) throw new Error('The module is not metered');
      costs.push({ gas, refused });
    }
    return costs;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
