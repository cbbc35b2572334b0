import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import { CopyLine } from '../fields/copy-line';
import { useConsolePaths } from '../session/console-paths';
import { useStaff } from '../session/staff';
import { useStaffMessages } from '../staff-messages';

/** Tells a person who is neither on a contest's staff nor a judge so, with the address to give to its staff. */
export function NotOnStaff({ name }: { name: string | undefined }) {
  const t = useStaffMessages();
  const { address } = useStaff();
  const { home } = useConsolePaths();
  return (
    <Page title={name ?? t('staff.contest.unnamed')} width="narrow">
      <Card tone="raised">
        <h2>{t('staff.stranger.title')}</h2>
        <p>{t('staff.stranger.text')}</p>
        <CopyLine what={t('staff.stranger.address')} text={address} />
        <ButtonLink to={home} variant="secondary">
          {t('staff.contests.title')}
        </ButtonLink>
      </Card>
    </Page>
  );
}
