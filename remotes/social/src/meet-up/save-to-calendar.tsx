import type { MeetUp, ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { saveMeetUpCalendar } from './meet-up-calendar';
import { meetUpUrl } from './meet-up-url';

interface SaveToCalendarProps {
  community: ProcessPlace;
  meetUp: MeetUp;
  /** The page of the city. */
  path: string;
  /** True where there is no room for words beside the icon. */
  isSmall?: boolean;
}

/** Hands the meet-up to the device's calendar, which takes a later change over as well. */
export function SaveToCalendar({
  community: { process },
  meetUp,
  path,
  isSmall = false,
}: SaveToCalendarProps) {
  const t = useMessages();
  const save = () => saveMeetUpCalendar(meetUp, { process, page: meetUpUrl(path, meetUp.id) });
  return (
    <Button
      variant={isSmall ? 'quiet' : 'secondary'}
      aria-label={t('meetup.calendar-of', { title: meetUp.title })}
      onClick={save}
    >
      <Icon name="download" /> {!isSmall && t('meetup.calendar')}
    </Button>
  );
}
