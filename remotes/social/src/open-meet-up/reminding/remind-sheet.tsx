import { DateToKeep, TellingFrame } from '@rainbow-rabbit/parts/telling';
import { meetUpNews } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { meetUpTimes } from '../../meet-up/domain/meet-up-times';
import { saveMeetUpCalendar } from '../../meet-up/meet-up-calendar';
import { meetUpUrl } from '../../meet-up/meet-up-url';
import { useOpenMeetUpMessages } from '../open-meet-up-messages';
import { type MeetUpWish, useMeetUpTelling } from './use-meet-up-telling';

/** The sheet by which a visitor asks to hear of a meet-up a day before, with the date to keep. */
export function RemindSheet({ onClose, ...wish }: MeetUpWish & { onClose: () => void }) {
  const t = useOpenMeetUpMessages();
  const { iso } = useLocale();
  const { process, meetUp, path } = wish;
  const { title, place } = meetUp;
  const now = Date.now();
  const page = meetUpUrl(path, meetUp.id);
  return (
    <TellingFrame
      title={t('remind.act')}
      text={t(meetUpNews(meetUp, now) > 0 ? 'remind.soon' : 'remind.text')}
      who={t('remind.who')}
      telling={useMeetUpTelling(wish)}
      onClose={onClose}
    >
      <DateToKeep
        title={title}
        date={meetUpTimes(meetUp, iso, now).there}
        place={place}
        page={page}
        onSave={() => saveMeetUpCalendar(meetUp, { process, page })}
      />
    </TellingFrame>
  );
}

/** Asks the relay once more for all that this browser wants to hear of, without anything on the screen. */
export function RemindAgain(wish: MeetUpWish) {
  useMeetUpTelling(wish, true);
  return null;
}
