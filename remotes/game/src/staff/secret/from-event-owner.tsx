import { FromOwner } from '@rainbow-rabbit/parts/console/helpers';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { EventHelperScanner } from './event-helper-scanner';

/** Takes the event's secret from the owner's screen. */
export function FromEventOwner() {
  const errorText = useGameErrorText();
  const { rabbit, secret } = useStaffEvent();
  return (
    <FromOwner process={rabbit.process} secret={secret} Scanner={EventHelperScanner} errorText={errorText} />
  );
}
