import { saveCalendar } from '@rainbow-rabbit/parts/calendar';
import { pageUrl } from '@rainbow-rabbit/parts/share';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { type CalendarMoment, contestCalendar } from './contest-calendar';

const hourMs = 3_600_000;

/** Hands the contest's deadlines to the device's calendar, which takes later changes over as well. */
export function SaveCalendar() {
  const t = useMessages();
  const { place, contest, now } = useContest();
  const pathTo = useContestPath();
  if (!place || !contest?.facts) return null;
  const { times, place: where } = contest.facts;
  const name = contest.texts?.name ?? t('title.home');
  const moments: readonly CalendarMoment[] = [
    {
      name: 'building',
      title: t('signup.calendar.building', { name }),
      startsAt: times.building,
      endsAt: times.building + hourMs,
    },
    {
      name: 'voting',
      title: t('signup.calendar.submit', { name }),
      startsAt: times.voting - hourMs,
      endsAt: times.voting,
    },
    {
      name: 'judging',
      title: t('signup.calendar.vote', { name }),
      startsAt: times.judging - hourMs,
      endsAt: times.judging,
    },
    {
      name: 'results',
      title: t('signup.calendar.results', { name }),
      startsAt: times.results,
      endsAt: times.results + hourMs,
    },
  ];
  const coming = moments.filter(({ endsAt }) => endsAt > now);
  if (coming.length === 0) return null;
  const save = () => {
    const file = contestCalendar({
      process: place.process,
      at: contest.at,
      page: pageUrl(pathTo('/mini-build/signup')),
      place: where,
      moments: coming,
    });
    saveCalendar('mini-build.ics', file);
  };
  return (
    <Button variant="secondary" onClick={save}>
      <Icon name="download" /> {t('signup.calendar')}
    </Button>
  );
}
