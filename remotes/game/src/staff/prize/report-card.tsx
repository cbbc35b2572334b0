import { isReported, reportAct } from '@rainbow-rabbit/processes/autopilot/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

/** Reports the points of the players to the community of the network, once the event has ended. */
export function ReportCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { community } = useNetwork();
  const { rabbit, info } = useStaffEvent();
  const { phase, report } = info;
  if (phase !== 'ended' || !community) return null;
  const isWaiting = report !== undefined && report.batch > report.acknowledged;

  const send = () => ask({ ...reportAct(rabbit, community), done: t('staff.report.done') });

  return (
    <Card tone="raised">
      <div className={cards.section}>
        <h3>{t('staff.report.title')}</h3>
        <p>{t('staff.report.text')}</p>
        {isReported(report) && <Notice tone="success">{t('staff.report.all')}</Notice>}
        {isWaiting && <Notice>{t('staff.report.waiting', { batch: report.batch })}</Notice>}
        {report !== undefined && report.left > 0 && <p>{t('staff.report.left', { number: report.left })}</p>}
        <div>
          <Button variant={isReported(report) ? 'quiet' : undefined} onClick={send}>
            {t(isWaiting ? 'staff.report.again' : 'staff.report.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
