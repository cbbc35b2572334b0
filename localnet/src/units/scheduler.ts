import { createHash } from 'node:crypto';
import type { DataItem, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { blockAt } from '../ledger/blocks';
import type { Ledger, ScheduledMessage } from '../ledger/ledger';
import type { NodeOperation, Push } from '../ledger/ledger-records';

/** Gives messages their order and time, and those of the network's own events the last room in the ledger. */
export class Scheduler {
  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => number,
    private readonly isOwnEvent: (process: ProcessId) => boolean = () => false,
  ) {}

  /**
   * Puts a message at the end of its process's log, or a spawn at the beginning of its own. Place and time are
   * fixed in the moment of the call.
   */
  schedule(
    item: DataItem,
    process: ProcessId,
    { push, operation }: { push?: Push; operation?: NodeOperation } = {},
  ): ScheduledMessage {
    const last = this.ledger.process(process)?.messages.at(-1);
    const timestamp = Math.max(this.now(), last?.timestamp ?? 0);
    const hashChain = createHash('sha256')
      .update(last?.assignment.hashChain ?? '')
      .update(item.id);
    const assignment = {
      process,
      nonce: last ? last.assignment.nonce + 1 : 0,
      timestamp,
      height: blockAt(timestamp).height,
      hashChain: hashChain.digest('base64url'),
      push,
      operation,
    };
    return this.ledger.assign(item, assignment, this.isOwnEvent(process) ? 'eventBytes' : 'messageBytes');
  }
}
