import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { editionTime } from '@rainbow-rabbit/processes/autopilot/client';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import { RedrawPart } from './redraw-part';
import { useEditionTime } from './use-edition-time';
import type { Sealing } from './use-sealing';

/** Seals an envelope for every player and deals them: the first time, and again for those who came later. */
export function DealCard({ sealing }: { sealing: Sealing }) {
  const { t, errorText, info } = useEventConsole();
  const { step, error, seal } = sealing;
  const { deal } = info;
  const late = info.players - Math.min(info.players, deal?.count ?? 0);
  return (
    <TitledCard title={t('staff.role.deal.title')} tone="raised">
      <p>{t('staff.role.deal.text')}</p>
      {!info.frozen && <Notice>{t('staff.role.deal.before-start')}</Notice>}
      {deal && <EditionNews deal={deal} late={late} />}
      <OddEditionWarning deal={deal} />
      <div role="status">{step && <Spinner label={t(`staff.role.deal.${step}`)} />}</div>
      {step && <p>{t(`staff.role.deal.${step}`)}</p>}
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
      {hasCode(error, 'envelope.no-role-key') && <RedrawPart sealing={sealing} />}
      <div>
        <Button busy={step !== undefined} disabled={!info.frozen} onClick={() => void seal(false)}>
          {t(deal ? 'staff.role.deal.again' : 'staff.role.deal.seal')}
        </Button>
      </div>
    </TitledCard>
  );
}

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
