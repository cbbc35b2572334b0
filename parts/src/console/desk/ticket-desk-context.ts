import type { BatchState } from '@rainbow-rabbit/processes/admission/client';
import type { ProcessReadOptions } from '@rainbow-rabbit/processes/common/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import { createContext, use } from 'react';
import type { KeptValue } from '../../kept';
import type { KeptBatch } from './domain/kept-batch';
import type { TicketKind } from './ticket-texts';

/** A batch as a message announces it to the process. */
interface NewBatch {
  batch: number;
  root: string;
  count: number;
}

/** An act that adds a batch, with its reason in the public log. */
export interface AskForBatch {
  reason: string;
  done: string;
  batch: NewBatch;
  /** Called before the act is signed; when it fails, nothing is sent. */
  before?: () => Promise<void>;
}

/** All that the desk of tickets needs of the process that the tickets are for. */
export interface TicketDeskContent {
  process: ProcessId;
  kind: TicketKind;
  /** Batches that the process has. */
  batches: number;
  /** True once the process takes no more batches. */
  isOver: boolean;
  /** The name on the cards. */
  name: string;
  /** The beginning of the names of saved files. */
  fileName: string;
  /** The start of each joining link, up to the text of the ticket. */
  linkStart: string;
  /** The batches that were made in this browser. */
  store: KeptValue<KeptBatch[]>;
  errorText: (error: unknown) => string;
  /** The code of the error when the browser opens no tab for a sheet. */
  blocked: ErrorCode;
  ask: (act: AskForBatch) => void;
  readBatch: (batch: number, options: ProcessReadOptions) => Promise<BatchState>;
}

export const TicketDeskContext = createContext<TicketDeskContent | undefined>(undefined);

/**
 * Returns what the desk of tickets is for.
 * @throws Error outside of a desk: a mistake in our own code
 */
export function useTicketDesk(): TicketDeskContent {
  const desk = use(TicketDeskContext);
  if (!desk) throw new Error('This part is not inside a TicketDeskContext');
  return desk;
}
