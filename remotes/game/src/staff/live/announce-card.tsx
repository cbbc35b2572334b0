import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import {
  announceText,
  keptAnnouncements,
  maxAnnouncementLength,
} from '@rainbow-rabbit/processes/rabbit/client';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useAgeText } from '../../reading/use-age-text';
import { useEventConsole } from '../session/use-event-console';
import styles from './announce-card.module.css';

/** A text that every player sees, and those that they see now, the newest ones on top. */
export function AnnounceCard() {
  const { t, ask, rabbit, info } = useEventConsole();
  const age = useAgeText();
  const typed = useFields({ text: '' });
  const announcement = typed.values.text.trim();
  const count = { length: [...announcement].length, max: maxAnnouncementLength };
  const isLong = count.length > count.max;
  const missing = announcement === '' && t('staff.announcements.missing');
  const form = typed.judged({ text: isLong ? t('staff.announcements.too-long', count) : missing }, () =>
    ask({
      reason: 'News for the players',
      done: t('staff.announcements.done'),
      send: (reason, options) => announceText(rabbit, { reason, text: announcement }, options),
      onDone: () => typed.reset(),
    }),
  );
  return (
    <Card tone="raised">
      <FieldForm
        of={form}
        fields={[
          {
            name: 'text',
            label: t('staff.announcements.text'),
            hint: t('staff.announcements.hint', count),
          },
        ]}
        send={t('staff.announcements.act')}
      >
        <SoftNote isSmall>{t('staff.announcements.effect', { kept: keptAnnouncements })}</SoftNote>
      </FieldForm>
      {info.announcements.length > 0 && (
        <FoldedPart label={t('staff.announcements.latest')}>
          <ol className={styles.rows}>
            {info.announcements.map(({ at, text }) => (
              <li key={`${at} ${text}`} className={styles.row}>
                <span className={styles.words}>{text}</span>
                <SoftNote isSmall>{age(at)}</SoftNote>
              </li>
            ))}
          </ol>
        </FoldedPart>
      )}
    </Card>
  );
}
