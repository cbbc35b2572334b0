import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import {
  announceText,
  keptAnnouncements,
  maxAnnouncementLength,
} from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Card, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useAgeText } from '../../reading/use-age-text';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './announce-card.module.css';

/** A text that every player sees, and those that they see now, the newest ones on top. */
export function AnnounceCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const age = useAgeText();
  const { rabbit, info } = useStaffEvent();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const length = [...text.trim()].length;
  const isLong = length > maxAnnouncementLength;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(length === 0);
    if (length === 0 || isLong) return;
    const announcement = text.trim();
    ask({
      reason: 'News for the players',
      done: t('staff.announcements.done'),
      send: (reason, options) => announceText(rabbit, { reason, text: announcement }, options),
      onDone: () => setText(''),
    });
  };

  const error = isLong
    ? t('staff.announcements.too-long', { max: maxAnnouncementLength })
    : isMissing && length === 0 && t('staff.announcements.missing');
  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('staff.announcements.text')}
          hint={t('staff.announcements.hint', { length, max: maxAnnouncementLength })}
          error={error || undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className={styles.soft}>{t('staff.announcements.effect', { kept: keptAnnouncements })}</p>
        <Button type="submit">{t('staff.announcements.act')}</Button>
      </form>
      {info.announcements.length > 0 && (
        <FoldedPart label={t('staff.announcements.latest')}>
          <ol className={styles.rows}>
            {info.announcements.map((announcement) => (
              <li key={`${announcement.at} ${announcement.text}`} className={styles.row}>
                <span className={styles.words}>{announcement.text}</span>
                <span className={styles.soft}>{age(announcement.at)}</span>
              </li>
            ))}
          </ol>
        </FoldedPart>
      )}
    </Card>
  );
}
