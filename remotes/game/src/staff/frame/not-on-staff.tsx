import { HelperQr } from '@rainbow-rabbit/parts/console/helpers';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { ButtonLink, Card, Page } from '@rainbow-rabbit/shared/ui';
import { useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';

/** Notifies a person that they are not on an event's staff, with the address to give to its owner. */
export function NotOnStaff({ info, process }: { info: EventInfo; process: ProcessId }) {
  const t = useStaffMessages();
  const { address } = useStaff();
  const { home } = useConsolePaths();
  return (
    <Page title={info.name ?? t('staff.event.unnamed')} width="narrow">
      <Card tone="raised">
        <h2>{t('staff.stranger.title')}</h2>
        <p>{t('staff.stranger.text')}</p>
        <HelperQr process={process} />
        <p>{t('staff.stranger.or')}</p>
        <CopyLine what={t('staff.stranger.address')} text={address} />
        <ButtonLink to={home} variant="secondary">
          {t('staff.events.title')}
        </ButtonLink>
      </Card>
    </Page>
  );
}
