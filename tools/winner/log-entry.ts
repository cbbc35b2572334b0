/** A message of an event's process as its public log has it, with the outcome that a compute unit computed. */
export interface LogEntry {
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
  /** The reason why the sender did not sign this message for this process; absent when the signature is verified. */
  forgery?: string;
}

/** An event's process and its log, in the ledger's order. */
export interface EventLog {
  process: string;
  entries: readonly LogEntry[];
}
