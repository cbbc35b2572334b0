import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const txId = v.pipe(
  id,
  v.transform((text) => text as TxId),
);
/** The id of a process, in a file. */
export const processIdSchema = v.pipe(
  id,
  v.transform((text) => text as ProcessId),
);
const address = v.pipe(
  id,
  v.transform((text) => text as Address),
);

const tagsSchema = v.array(v.object({ name: v.string(), value: v.string() }));

const itemSchema = v.object({
  id: txId,
  /** The signer. */
  address,
  /** base64url, or empty. */
  target: v.string(),
  tags: tagsSchema,
});

const pushSchema = v.object({
  /** The message whose evaluation sent this one. */
  by: txId,
  /** Distinguishes the deliveries of an item that was scheduled, or whose messages were delivered, several times. */
  delivery: v.optional(v.string()),
  /** Its place in that evaluation: the n-th message, the n-th spawn, or the news that the n-th spawn worked. */
  kind: v.picklist(['message', 'spawn', 'spawned']),
  index: v.number(),
  /** The message of a person that caused all of them. */
  root: txId,
  /** Number of evaluations between that message and this one. */
  depth: v.number(),
});

const assignmentSchema = v.object({
  process: processIdSchema,
  /** Position among the messages of its process, from 0: the spawn itself. */
  nonce: v.number(),
  /** Unix milliseconds; never less than that of the one before. */
  timestamp: v.number(),
  height: v.number(),
  hashChain: v.string(),
  push: v.optional(pushSchema),
  /**
   * The operation of a HyperBEAM node that scheduled it; missing for the message unit's. Only `push` delivers the messages that
   * follow from it, in the form of such nodes.
   */
  operation: v.optional(v.picklist(['schedule', 'push'])),
});

/** The header of one entry of the ledger; the body is a data item's bytes, or a result as JSON. */
export const ledgerHeaderSchema = v.variant('kind', [
  v.object({ kind: v.literal('assigned'), item: itemSchema, assignment: assignmentSchema }),
  /** A data item that is kept and served, and concerns no process. */
  v.object({ kind: v.literal('stored'), item: itemSchema, timestamp: v.number() }),
  /** The result of an evaluation. It can be computed again, so no answer waits until it is on the disk. */
  v.object({
    kind: v.literal('result'),
    process: processIdSchema,
    nonce: v.number(),
    /** The evaluation was cut off, and is skipped when the log is replayed. */
    isStopped: v.boolean(),
    /** Number of messages for other processes that followed from it. */
    pushes: v.number(),
    /** The keys of the process's published state that it set. */
    patched: v.optional(v.array(v.string())),
  }),
]);

/** The part of a data item that is kept in memory; the rest is read from the log. */
export type ItemSummary = v.InferOutput<typeof itemSchema>;
/** The origin of a message that no person signed. */
export type Push = v.InferOutput<typeof pushSchema>;
/** The operation of a HyperBEAM node that schedules a message. */
export type NodeOperation = NonNullable<Assignment['operation']>;
/** The scheduler's decision on a message: its process, place and time. */
export type Assignment = v.InferOutput<typeof assignmentSchema>;
export type LedgerHeader = v.InferOutput<typeof ledgerHeaderSchema>;

const outgoing = v.array(
  v.object({
    Target: v.string(),
    Data: v.optional(v.string()),
    Anchor: v.optional(v.string()),
    Tags: v.array(v.object({ name: v.string(), value: v.string(), isJson: v.optional(v.literal(true)) })),
  }),
);

/** The body of a result's record, as JSON. */
export const keptResultSchema = v.object({
  Error: v.optional(v.string()),
  Output: v.unknown(),
  Messages: outgoing,
  Spawns: outgoing,
  Assignments: v.array(v.unknown()),
  stopped: v.optional(v.picklist(['time-limit', 'crash'])),
});
