import { TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { isReported, reportAct } from '@rainbow-rabbit/processes/autopilot/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';

/** Reports the points of the players to the community of the network, once the event has ended. */
export function ReportCard() {
  const { t, ask, rabbit, info } = useEventConsole();
  const { community } = useNetwork();
  const { phase, report } = info;
  if (phase !== 'ended' || !community) return null;
  const isWaiting = report !== undefined && report.batch > report.acknowledged;

  const send = () => ask({ ...reportAct(rabbit, community), done: t('staff.report.done') });

  return (
    <TitledCard title={t('staff.report.title')} tone="raised">
      <p>{t('staff.report.text')}</p>
      {isReported(report) && <Notice tone="success">{t('staff.report.all')}</Notice>}
      {isWaiting && <Notice>{t('staff.report.waiting', { batch: report.batch })}</Notice>}
      {report !== undefined && report.left > 0 && <p>{t('staff.report.left', { number: report.left })}</p>}
      <div>
        <Button variant={isReported(report) ? 'quiet' : undefined} onClick={send}>
          {t(isWaiting ? 'staff.report.again' : 'staff.report.act')}
        </Button>
      </div>
    </TitledCard>
  );
}
