import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import { CopiedLine } from '../fields/copy-line';
import { useContestConsolePaths } from '../session/console-paths';
import { useConsolePerson } from '../session/staff';
import { useContestStaffMessages } from '../staff-messages';

/** Tells a person who is neither on a contest's staff nor a judge so, with the address to give to its staff. */
export function StrangerPage({ name }: { name: string | undefined }) {
  const t = useContestStaffMessages();
  const { address } = useConsolePerson();
  const { home } = useContestConsolePaths();
  return (
    <Page title={name ?? t('staff.contest.unnamed')} width="narrow">
      <Card tone="raised">
        <h2>{t('staff.stranger.title')}</h2>
        <p>{t('staff.stranger.text')}</p>
        <CopiedLine what={t('staff.stranger.address')} text={address} />
        <ButtonLink to={home} variant="secondary">
          {t('staff.contests.title')}
        </ButtonLink>
      </Card>
    </Page>
  );
}
