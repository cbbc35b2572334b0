import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import styles from './telling-frame.module.css';
import { useTellingMessages } from './telling-messages';

interface DateToKeepProps {
  title: string;
  /** The date in words. */
  date: string;
  place?: string | undefined;
  /** The address of the page about it. */
  page: string;
  /** Hands the date to the device's calendar. */
  onSave: () => void;
}

/** A date for people who keep it themselves: a calendar file, and the text of a mail. */
export function DateToKeep({ title, date, place, page, onSave }: DateToKeepProps) {
  const t = useTellingMessages();
  const body = [title, date, place, page].filter(Boolean).join('\n');
  return (
    <section className={styles.date} aria-label={t('telling.else')}>
      <p>
        {t('telling.else')}: {date}
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onSave}>
          <Icon name="download" /> {t('telling.calendar')}
        </Button>
        <a
          className={styles.mail}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`}
        >
          {t('telling.mail')}
        </a>
      </div>
    </section>
  );
}
