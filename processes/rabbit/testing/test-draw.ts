import { createECDH, createHash } from 'node:crypto';
import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { processId } from '../../common/testing/live-process';
import { type CommittedDraw, committedDraw, drawnRabbits, type RabbitId, sealDrawPart } from '../client';
import { testKey } from './test-key';

const process = processId as ProcessId;

/** The registrations as `Info` has them once they are frozen. */
interface FrozenRegistrations {
  hash: string;
  players: number;
}

/** A seed of an event under test, and what the staff make of it. */
export class TestDraw {
  readonly seed: Bytes;

  constructor(name = 'seed') {
    this.seed = Uint8Array.from(createHash('sha256').update(name).digest());
  }

  /** The data of `Draw`. */
  get commit(): CommittedDraw {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(this.seed);
    return committedDraw(process, {
      seed: this.seed,
      acknowledgementKey: Uint8Array.from(pair.getPublicKey()),
    });
  }

  /** The seed as `OpenDraw` and `Info` have it. */
  get text(): string {
    return toBase64Url(this.seed);
  }

  /** The part of an edition that is sealed with a key. */
  sealed(edition: number, draw = 0, key = testKey): string {
    return toBase64Url(sealDrawPart({ process, edition, draw, seed: this.seed, key: fromBase64Url(key) }));
  }

  /** Those whom the seed draws, the first of all draws first. */
  rabbits({ hash, players }: FrozenRegistrations, count: number, out: readonly number[] = []): RabbitId[] {
    const bytes = fromBase64Url(hash);
    const set = new Set(out as RabbitId[]);
    return drawnRabbits({ process, seed: this.seed, hash: bytes, players, out: set, count });
  }
}
