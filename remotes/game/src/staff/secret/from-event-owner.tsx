import { FromOwner } from '@rainbow-rabbit/parts/console/helpers';
import { useEventConsole } from '../acts/use-event-console';
import { EventHelperScanner } from './event-helper-scanner';

/** Takes the event's secret from the owner's screen. */
export function FromEventOwner() {
  const { errorText, rabbit, secret } = useEventConsole();
  return (
    <FromOwner process={rabbit.process} secret={secret} Scanner={EventHelperScanner} errorText={errorText} />
  );
}
