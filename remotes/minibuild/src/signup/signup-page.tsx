import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import { ButtonLink, Notice, Page } from '@rainbow-rabbit/shared/ui';
import { useTicket } from '../admission/kept-ticket';
import { ContestNotice } from '../contest/contest-notice';
import { ContestState } from '../contest/contest-state';
import { NoContestNote } from '../contest/no-contest-note';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMine } from '../contest/use-mine';
import { useMessages } from '../messages';
import { EntryPart } from '../submit/entry-part';
import { InvitedNote } from '../team/invited-note';
import { TeamPart } from '../team/team-part';
import { PhaseNote } from './phase-note';
import { SignedUp } from './signed-up';
import { SignupFormCard } from './signup-form';

/** The sign-up of the contest, and afterwards all of one's own: the state, the team and the entry. */
export function SignupPage() {
  const t = useMessages();
  const { place, contest, reading, refresh } = useContest();
  // Kept at once: whoever opens the link of a ticket may leave before the form is there.
  useTicket();
  return (
    <Page title={t('title.signup')} intro={contest?.texts?.name} width="narrow">
      <ContestNotice />
      {!place && <NoContestNote />}
      {place && <ContestState reading={reading} refresh={refresh} />}
      {contest && (
        <>
          <PhaseNote />
          <OwnPart />
        </>
      )}
    </Page>
  );
}

/** The part of the page that depends on the visitor: the form, the own state, or the reason why there is neither. */
function OwnPart() {
  const t = useMessages();
  const { phase } = useContest();
  const { mine, reading, refresh } = useMine();
  const isConnected = useConnectedSigner() !== undefined;
  const pathTo = useContestPath();
  const canSignUp = phase === 'signUp' || phase === 'building';
  const toContest = (
    <ButtonLink to={pathTo('/mini-build')} variant="secondary">
      {t('signup.to-contest')}
    </ButtonLink>
  );
  if (isConnected && !mine) return <ContestState reading={reading} refresh={refresh} />;
  if (mine?.person?.removedFor !== undefined)
    return (
      <Notice tone="warning" title={t('signup.removed.title')} action={toContest}>
        {t('signup.removed.text', { reason: mine.person.removedFor })}
      </Notice>
    );
  if (mine?.person)
    return (
      <>
        <ContestState reading={reading} refresh={refresh} />
        <SignedUp mine={mine} person={mine.person} />
        <TeamPart mine={mine} person={mine.person} />
        <EntryPart mine={mine} />
      </>
    );
  if (canSignUp)
    return (
      <>
        <InvitedNote />
        <SignupFormCard />
      </>
    );
  if (phase === 'draft') return <Notice action={toContest}>{t('signup.not-yet')}</Notice>;
  return (
    <Notice tone="warning" title={t('signup.too-late.title')} action={toContest}>
      {t(phase === 'voting' && !isConnected ? 'signup.too-late.connect' : 'signup.too-late.text')}
    </Notice>
  );
}
