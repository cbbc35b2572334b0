import { SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { WithSecret } from '@rainbow-rabbit/parts/console/secret';
import {
  firstDealAt,
  isDealing,
  lateIn,
  playersOfFirstDeal,
} from '@rainbow-rabbit/processes/autopilot/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import { useEditionTime } from '../white-rabbit/use-edition-time';
import styles from './autopilot.module.css';
import { type AutopilotView, useAutopilotView } from './autopilot-state';

/** Returns a function that writes the time of day, in the language of the page. */
function useTimeText() {
  const { iso } = useLocale();
  const { format } = new Intl.DateTimeFormat(iso, { timeStyle: 'short' });
  return (at: number) => format(at);
}

/** The acts that an open console does by itself: the roles and when they come next, and what it does or waits for. */
export function AutopilotCard() {
  const { t, info } = useEventConsole();
  const view = useAutopilotView();
  const isOn = info.phase === 'running' || info.phase === 'paused';
  const isAfter = info.phase === 'ended' && view && view.state.status !== 'resting';
  if (!isOn && !isAfter) return null;
  return (
    <TitledCard title={t('staff.auto.title')} tone="raised">
      {isDealing(info) && (info.deal ? <DealtLine dealtAt={info.deal.at} /> : <FirstDealLine />)}
      <WithSecret>{view && <StateLine view={view} />}</WithSecret>
      {isOn && <SoftNote isSmall>{t('staff.auto.closed')}</SoftNote>}
    </TitledCard>
  );
}

function FirstDealLine() {
  const t = useStaffMessages();
  const timeText = useTimeText();
  const at = firstDealAt(useStaffEvent().info);
  const isLater = at > Date.now();
  return (
    <p className={styles.roles}>
      {isLater
        ? t('staff.auto.first', { time: timeText(at), players: playersOfFirstDeal })
        : t('staff.auto.first-now')}
    </p>
  );
}

function DealtLine({ dealtAt }: { dealtAt: number }) {
  const { t, info } = useEventConsole();
  const timeText = useTimeText();
  const { at } = useEditionTime(dealtAt);
  return (
    <p className={styles.roles}>
      {t('staff.auto.dealt', { time: timeText(dealtAt), next: timeText(at), late: lateIn(info) })}
    </p>
  );
}

function StateLine({ view: { state, letAct } }: { view: AutopilotView }) {
  const { t, errorText } = useEventConsole();
  const timeText = useTimeText();
  if (state.status === 'resting')
    return <p role="status">{t(state.mayAct ? 'staff.auto.resting' : 'staff.auto.consent')}</p>;
  const step = t(`staff.auto.step.${state.step}`);
  if (state.status === 'working') return <p role="status">{t('staff.auto.working', { step })}</p>;
  if (state.status === 'asking') {
    const act = <Button onClick={letAct}>{t('staff.auto.let')}</Button>;
    return (
      <Notice tone="warning" action={act}>
        {t('staff.auto.asking', { step })}
      </Notice>
    );
  }
  const { error, next } = state;
  return (
    <Notice tone="warning" title={t('staff.auto.failed', { step })}>
      <p>{errorText(error)}</p>
      {next && <p>{t('staff.auto.again', { time: timeText(next.at) })}</p>}
    </Notice>
  );
}
