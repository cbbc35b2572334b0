import { editionTime } from '@rainbow-rabbit/processes/autopilot/client';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import { useEditionTime } from './use-edition-time';

interface EditionNewsProps {
  deal: NonNullable<EventInfo['deal']>;
  /** The number of players who came after the edition. */
  late: number;
}

const timeText = (iso: string, at: number) => new Intl.DateTimeFormat(iso, { timeStyle: 'short' }).format(at);

/** The newest edition, the number of players who came after it, and the time of the next one. */
export function EditionNews({ deal, late }: EditionNewsProps) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const { at, isDue } = useEditionTime(deal.at);
  return (
    <Notice tone={late > 0 ? 'warning' : 'success'}>
      <p>
        {t('staff.role.deal.there', { edition: deal.edition })}
        {late > 0 && ` ${t('staff.role.deal.late', { count: late })}`}
      </p>
      <p>{t(isDue ? 'staff.role.deal.due' : 'staff.role.deal.next', { time: timeText(iso, at) })}</p>
    </Notice>
  );
}

/** The warning before an edition that would be conspicuous; nothing while the edition is due, or for the first one. */
export function OddEditionWarning({ deal }: Pick<EventInfo, 'deal'>) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const time = deal && editionTime(Date.now(), deal.at);
  if (!time || time.isDue) return null;
  return (
    <Notice tone="warning" title={t('staff.role.deal.odd-title')}>
      {t('staff.role.deal.odd', { time: timeText(iso, time.at) })}
    </Notice>
  );
}
