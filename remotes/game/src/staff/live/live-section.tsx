import { Numbers, Row, Stack } from '@rainbow-rabbit/parts/console/layout';
import { UnitsCard } from '@rainbow-rabbit/parts/console/units';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { wallPath } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import { StandingCard } from '../answers/standing-card';
import { AutopilotCard } from '../autopilot/autopilot-card';
import { PaymentCard } from '../prize/payment-card';
import { RehearsalCard } from '../rehearsal/rehearsal-card';
import { EventFileCard } from '../secret/event-file-card';
import { isSecretComplete } from '../secret/is-secret-complete';
import { useConsolePaths } from '../session/console-paths';
import { useEventEntry } from '../session/event-entry';
import { ownEvents } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { useStaffMessages } from '../staff-messages';
import { TasksCard } from '../tasks/tasks-card';
import { AnnounceCard } from './announce-card';
import { PhaseActs } from './phase-acts';
import { TimesAndRainbows } from './times-and-rainbows';

/** Section: the day of the event on one page, with its next step. The console's frame keeps the numbers up to date. */
export function LiveSection() {
  const { t, rabbit, info, secret } = useEventConsole();
  const isRehearsal = ownEvents.useOne(rabbit.process)?.isRehearsal;
  const isOver = info.phase === 'ended';
  const needsSecret = secret.state === 'unsaved' || !(isOver || isSecretComplete(info));
  return (
    <Stack>
      <Card tone="raised" rainbow>
        <PhaseActs />
      </Card>
      <AutopilotCard />
      {(info.phase === 'draft' || needsSecret) && <EventFileCard />}
      {isRehearsal && <RehearsalCard />}
      {info.reveal && <StandingCard />}
      {isOver && info.winner && <PaymentCard />}
      <TasksCard />
      <UnitsCard of={rabbit} latest={info} />
      {info.phase !== 'draft' && <LiveNumbers info={info} />}
      {!isOver && <AnnounceCard />}
      <DayLinks />
      <Card>
        <FoldedPart label={t('staff.live.more')}>{() => <TimesAndRainbows />}</FoldedPart>
      </Card>
    </Stack>
  );
}

/** The ways to what staff do most on the day. */
function DayLinks() {
  const { t, rabbit, info } = useEventConsole();
  const paths = useConsolePaths();
  const event = useEventEntry();
  return (
    <Row>
      <ButtonLink variant="secondary" to={paths.section(rabbit.process, 'tickets')}>
        {t('staff.live.hand-out')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.section(rabbit.process, 'players')}>
        {t('staff.players.find')}
      </ButtonLink>
      {info.slug && (
        <ButtonLink variant="secondary" to={wallPath(event)}>
          {t('staff.links.open-wall')}
        </ButtonLink>
      )}
    </Row>
  );
}

type Counted = Pick<
  EventInfo,
  'players' | 'capacity' | 'scans' | 'rainbows' | 'answers' | 'admission' | 'tickets' | 'ticketsUsed'
>;

/** The numbers of an event. */
function LiveNumbers({ info }: { info: Counted }) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const { format } = new Intl.NumberFormat(iso);
  const { players, capacity, scans, rainbows, answers, admission, tickets, ticketsUsed } = info;
  const places = admission === 'open' ? capacity : tickets;
  const numbers = [
    {
      name: t('staff.section.players'),
      value: players,
      of: t('staff.live.places', { count: places, number: format(places) }),
      share: players / Math.max(1, places),
    },
    { name: t('staff.live.scans'), value: scans, of: t('staff.live.scans-hint') },
    { name: t('staff.live.rainbows'), value: rainbows, of: t('staff.live.rainbows-hint') },
    { name: t('staff.answers.title'), value: answers, of: t('staff.live.answers-hint') },
    admission === 'open'
      ? { name: t('staff.live.tickets'), value: undefined, of: t('staff.live.open') }
      : {
          name: t('staff.live.tickets'),
          value: ticketsUsed,
          of: t('staff.live.tickets-of', { count: tickets, number: format(tickets) }),
          share: ticketsUsed / Math.max(1, tickets),
        },
  ];
  return <Numbers numbers={numbers} />;
}
