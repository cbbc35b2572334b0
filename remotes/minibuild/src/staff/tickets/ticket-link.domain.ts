import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/**
 * Returns the start of the links of a contest's tickets, up to the text of the ticket.
 * @param appUrl address of the app; it ends with a slash
 * @param listed the contest that the app names: its links need not
 */
export function ticketLinkStart(appUrl: string, contest: ProcessId, listed: ProcessId | undefined): string {
  const named = contest === listed ? '' : `contest=${contest}&`;
  return `${appUrl}#/mini-build/signup?${named}t=`;
}
