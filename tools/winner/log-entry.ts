/** A message of a process as its public log has it, with the outcome that a compute unit computed. */
export interface EventLogEntry {
  id: string;
  /** Address of the sender. */
  from: string;
  action: string;
  /** The parsed JSON of the message; an empty object for any other data. */
  data: Record<string, unknown>;
  /** Time of its place in the ledger, in Unix milliseconds. */
  time: number;
  block: number;
  /** The parsed data of the process's reply; absent when the message was refused. */
  reply?: Record<string, unknown>;
  /** The process that sent a message which was taken, by the word of an authority that this process trusts. */
  notice?: string;
  /** The reason why the sender did not sign this message for this process; absent when the signature is verified. */
  forgery?: string;
}

/** A process and its log, in the ledger's order. */
export interface EventLog {
  process: string;
  entries: readonly EventLogEntry[];
}
