import { useAsk } from '@rainbow-rabbit/parts/console/acts';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useGameErrorText } from '../../messages';
import { useStaffMessages } from '../staff-messages';
import { useStaffEvent } from './staff-event';

/** All that a section of an event's console works with: the event, the words of the page, and the way to act. */
export function useEventConsole() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useAsk<EventInfo>();
  return { t, errorText, ask, ...useStaffEvent() };
}
