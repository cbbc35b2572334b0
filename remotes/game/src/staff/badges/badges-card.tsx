import { Row, SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import { useTask } from '@rainbow-rabbit/parts/task';
import { checkScans, type SortedScans, settleBadgesAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from '../session/use-event-console';
import styles from './badges.module.css';
import { PrintBadges } from './print-badges';

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

/** The scans of badges that wait: the secret distinguishes genuine from false ones, and the staff settle both. */
function PrintedScansPart() {
  const { t, errorText, ask, rabbit, info, secret } = useEventConsole();
  const { task, run, reset } = useTask<SortedScans>();
  const scans = task.status === 'done' ? task.value : undefined;
  const settle = () =>
    scans && ask({ ...settleBadgesAct(rabbit, scans), done: t('staff.badges.settle.done'), onDone: reset });

  return (
    <div className={styles.part}>
      <p>{t('staff.badges.waiting', { count: info.printedPending ?? 0 })}</p>
      <Row>
        <Button
          variant="secondary"
          busy={task.status === 'running'}
          onClick={() => void run(() => checkScans({ rabbit, secret }))}
        >
          {t('staff.badges.check')}
        </Button>
      </Row>
      {scans && (
        <div role="status">
          {t('staff.badges.checked', { genuine: scans.genuine.length, false: scans.false.length })}
        </div>
      )}
      {scans && scans.genuine.length + scans.false.length > 0 && (
        <Row>
          <Button onClick={settle}>{t('staff.badges.settle.act')}</Button>
        </Row>
      )}
      {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
    </div>
  );
}
