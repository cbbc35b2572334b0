import { Numbers } from '@rainbow-rabbit/parts/console/layout';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useStaffMessages } from '../staff-messages';

type Counted = Pick<
  EventInfo,
  'players' | 'capacity' | 'scans' | 'rainbows' | 'answers' | 'admission' | 'tickets' | 'ticketsUsed'
>;

/** The numbers of an event. */
export function LiveNumbers({ info }: { info: Counted }) {
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
