import { maxTicketsPerBatch } from '@rainbow-rabbit/processes/admission/client/domain';

/** Parses the number of tickets that a batch is to have; undefined when no batch can have it. */
export function ticketCount(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= 1 && count <= maxTicketsPerBatch ? count : undefined;
}
