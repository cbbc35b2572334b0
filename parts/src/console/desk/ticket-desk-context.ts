import type { BatchState } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessReadOptions, ProcessSendOptions } from '@rainbow-rabbit/processes/common/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { KeptValue } from '../../kept';
import { neededContext } from '../../needed-context';
import type { KeptBatch } from './kept-batch.domain';
import type { TicketKind } from './ticket-texts';

/** A batch as a message announces it to the process. */
interface NewBatch {
  batch: number;
  root: string;
  count: number;
}

/** All that the parts of the desk of tickets work with. */
interface TicketDeskContent {
  /** The area whose staff make the batches, which this browser keeps. */
  area: string;
  process: ProcessId;
  kind: TicketKind;
  /** Batches that the process has. */
  batches: number;
  /** True once the process takes no more batches. */
  isOver?: boolean;
  /** The name on the cards. */
  name: string;
  /** The beginning of the names of saved files. */
  fileName: string;
  /** The start of each joining link, up to the text of the ticket. */
  linkStart: string;
  /** The batches that were made in this browser. */
  store: KeptValue<KeptBatch[]>;
  /** Adds a batch. @param before called before the act is signed; when it fails, nothing is sent */
  add: (batch: NewBatch, before?: () => Promise<void>) => void;
  readBatch: (batch: number, options: ProcessReadOptions) => Promise<BatchState>;
}

/** An act that adds a batch of tickets. */
export interface BatchAct<Info> {
  reason: string;
  done: string;
  send: (reason: string, options: ProcessSendOptions) => Promise<Info>;
}

/** All that the desk of tickets needs of the process that the tickets are for. */
export interface TicketDeskProps<Info> extends Omit<TicketDeskContent, 'store' | 'add'> {
  ask: (act: BatchAct<Info>) => void;
  /** Sends a batch by the function of the process's client. */
  admit: (batch: NewBatch & { reason: string }, options: ProcessSendOptions) => Promise<Info>;
}

export const [TicketDeskContext, useTicketDesk] = neededContext<TicketDeskContent>('TicketDeskContext');
