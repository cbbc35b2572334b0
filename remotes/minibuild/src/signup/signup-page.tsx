import { Page } from '@rainbow-rabbit/shared/ui';
import { ContestState } from '../contest/contest-state';
import { NoContestNote } from '../contest/no-contest-note';
import { useContest } from '../contest/use-contest';
import { useMine } from '../contest/use-mine';
import { useMessages } from '../messages';

/** The sign-up of the contest. */
export function SignupPage() {
  const t = useMessages();
  const { place, reading, refresh } = useContest();
  const { mine } = useMine();
  return (
    <Page title={t('title.signup')} width="narrow">
      {!place && <NoContestNote />}
      {place && <ContestState reading={reading} refresh={refresh} />}
      {mine?.person?.nickname}
    </Page>
  );
}
