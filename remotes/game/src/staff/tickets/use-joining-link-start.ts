import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { useEventEntry } from '../session/event-entry';
import { joiningLinkStart } from './joining-link-start';

/** Returns the start of the joining links of the console's event, in this copy of the app. */
export function useJoiningLinkStart(): string {
  return joiningLinkStart(appUrlOf(window.location.href), useEventEntry());
}
