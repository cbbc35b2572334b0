import { FromOwner } from '@rainbow-rabbit/parts/console/helpers';
import { useContestConsole } from '../acts/contest-console';
import { ContestHelperScanner } from './contest-helper-scanner';

/** Takes the contest's secret from the owner's screen. */
export function FromContestOwner() {
  const { contest, secret, errorText } = useContestConsole();
  return (
    <FromOwner
      process={contest.process}
      secret={secret}
      Scanner={ContestHelperScanner}
      errorText={errorText}
    />
  );
}
