import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { eventPath, wallPath } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Card } from '@rainbow-rabbit/shared/ui';
import { ButtonRow } from '../button-row';
import { useEventEntry } from '../session/event-entry';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './event-links.module.css';

/** The links of an event: for its players, for its wall, and for its other staff. */
export function EventLinks() {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const event = useEventEntry();
  const { origin, pathname } = window.location;
  const address = (path: string) => `${origin}${pathname}#${path}`;
  const staffLink = address(`/_internal/game/${rabbit.process}`);
  return (
    <Card tone="raised">
      <div className={styles.links}>
        <h3>{t('staff.links.title')}</h3>
        {info.slug ? (
          <>
            <LinkLine label={t('staff.links.players')} text={address(eventPath(event))} />
            <ButtonRow>
              <ButtonLink to={eventPath(event)} variant="secondary">
                {t('staff.links.open-game')}
              </ButtonLink>
              <ButtonLink to={wallPath(event)} variant="secondary">
                {t('staff.links.open-wall')}
              </ButtonLink>
            </ButtonRow>
            {event.isUnlisted && (
              <>
                <p className={styles.note}>{t('staff.links.unlisted')}</p>
                <ButtonLink to={`/social?propose=${rabbit.process}`} variant="quiet">
                  {t('staff.links.propose')}
                </ButtonLink>
              </>
            )}
          </>
        ) : (
          <p className={styles.note}>{t('staff.links.later')}</p>
        )}
        <LinkLine label={t('staff.links.staff')} text={staffLink} />
      </div>
    </Card>
  );
}

function LinkLine({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <CopyLine what={label} text={text} />
    </div>
  );
}
