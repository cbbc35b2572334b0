import { type EventEntry, eventPath } from '@rainbow-rabbit/shared/network';

/**
 * Returns the start of an event's joining links; the text of a ticket follows.
 * @param appUrl address of the app; it ends with a slash
 */
export function joiningLinkStart(appUrl: string, event: Omit<EventEntry, 'name'>): string {
  return `${appUrl}#${eventPath(event, { t: '' })}`;
}
