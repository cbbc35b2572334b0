import { HelperQr } from '@rainbow-rabbit/parts/console/helpers';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import { useContestConsolePaths } from '../session/console-paths';
import { useContestStaffMessages } from '../staff-messages';

/** Shows a person that they are neither on a contest's staff nor a judge, with the address to give to its staff. */
export function StrangerPage({ name, process }: { name: string | undefined; process: ProcessId }) {
  const t = useContestStaffMessages();
  const { address } = useStaff();
  const { home } = useContestConsolePaths();
  return (
    <Page title={name ?? t('staff.contest.unnamed')} width="narrow">
      <Card tone="raised">
        <h2>{t('staff.stranger.title')}</h2>
        <p>{t('staff.stranger.text')}</p>
        <HelperQr process={process} />
        <CopyLine what={t('staff.stranger.address')} text={address} />
        <ButtonLink to={home} variant="secondary">
          {t('staff.contests.title')}
        </ButtonLink>
      </Card>
    </Page>
  );
}
