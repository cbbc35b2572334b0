import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { PrintBadges } from './print-badges';
import { PrintedScansPart } from './printed-scans-part';

/** Printed badges: their sheets, and the scans of them that wait for the staff. */
export function BadgesCard() {
  const { t, info } = useEventConsole();
  return (
    <Card>
      <h3>{t('staff.settings.printed')}</h3>
      <SoftNote isSmall>{t('staff.badges.intro')}</SoftNote>
      {info.printed !== 'allowed' && <Notice>{t('staff.badges.not-allowed')}</Notice>}
      <WithSecret>
        <PrintBadges />
        <PrintedScansPart />
      </WithSecret>
    </Card>
  );
}
