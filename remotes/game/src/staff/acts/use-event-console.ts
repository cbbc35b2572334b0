import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { useStaffAct } from './staff-acts';

/** All that a section of an event's console works with: the event, the words of the page, and the way to act. */
export function useEventConsole() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  return { t, errorText, ask, ...useStaffEvent() };
}
