import { takePacedTurns } from './paced-turns';

export interface ReportedTurns {
  /** Begins the sentences of the report: `The event <id>`. */
  subject: string;
  /** Time between the beginnings of two turns, in milliseconds. */
  readsApartMs: number;
  /** Receives a sentence when reads begin to fail, and when they work again. */
  report: (problem: string) => void;
  /** Returns false while another relay does the work: then nothing is read. */
  isOnDuty?: () => boolean;
  /** Called after each read. */
  onRead?: (isAnswered: boolean) => void;
}

/**
 * Takes a relay's paced turns of reading while it is on duty.
 * @returns its undo
 */
export function takeReportedTurns(
  turn: () => Promise<void>,
  { subject, readsApartMs, report, isOnDuty = () => true, onRead }: ReportedTurns,
): () => void {
  let isFailing = false;
  return takePacedTurns(async () => {
    if (!isOnDuty()) return;
    try {
      await turn();
      onRead?.(true);
      if (isFailing) report(`${subject} can be read again.`);
      isFailing = false;
    } catch (reason) {
      onRead?.(false);
      if (!isFailing) report(`${subject} can not be read: ${String(reason)}. The relay goes on trying.`);
      isFailing = true;
      throw reason;
    }
  }, readsApartMs);
}
