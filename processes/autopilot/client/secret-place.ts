import type { Bytes } from '@rainbow-rabbit/shared/arweave';
import type { ProcessSendOptions } from '../../common/client';
import type { EventInfo, ProcessPlace } from '../../rabbit/client';

/** An event's process, and its secret for one use at a time. */
export interface SecretPlace {
  rabbit: ProcessPlace;
  secret: {
    /** Lends the 32 bytes of the secret; after the use they are overwritten (decision 090). */
    lend: <Result>(use: (secret: Bytes) => Result | Promise<Result>) => Promise<Result>;
  };
}

/** An act of the day, which a person sends by a button, or the autopilot by itself. */
export interface DayAct {
  /** The reason in the public log, in English; empty for a message that takes none (decision 113). */
  reason: string;
  send: (reason: string, options: ProcessSendOptions) => Promise<EventInfo>;
}
