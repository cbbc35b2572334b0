import { Row, SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { eventPath, wallPath } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { EventFileCard } from '../secret/event-file-card';
import { useEventEntry } from '../session/event-entry';
import { useEventConsole } from '../session/use-event-console';
import { SettingsForm } from './settings-form';

/** Section: the event's settings, its secret and its links. */
export function EventSection() {
  return (
    <>
      <SettingsForm />
      <EventFileCard />
      <EventLinks />
    </>
  );
}

/** The links of an event: for its players, for its wall, and for its other staff. */
function EventLinks() {
  const { t, rabbit, info } = useEventConsole();
  const event = useEventEntry();
  const { origin, pathname } = window.location;
  const address = (path: string) => `${origin}${pathname}#${path}`;
  const staffLink = address(`/_internal/game/${rabbit.process}`);
  return (
    <TitledCard title={t('staff.links.title')} tone="raised">
      {info.slug ? (
        <>
          <LinkLine label={t('staff.links.players')} text={address(eventPath(event))} />
          <Row>
            <ButtonLink to={eventPath(event)} variant="secondary">
              {t('staff.links.open-game')}
            </ButtonLink>
            <ButtonLink to={wallPath(event)} variant="secondary">
              {t('staff.links.open-wall')}
            </ButtonLink>
          </Row>
          {event.isUnlisted && (
            <>
              <SoftNote>{t('staff.links.unlisted')}</SoftNote>
              <ButtonLink to={`/social?propose=${rabbit.process}`} variant="quiet">
                {t('staff.links.propose')}
              </ButtonLink>
            </>
          )}
        </>
      ) : (
        <SoftNote>{t('staff.links.later')}</SoftNote>
      )}
      <LinkLine label={t('staff.links.staff')} text={staffLink} />
    </TitledCard>
  );
}

function LinkLine({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p>
        <strong>{label}</strong>
      </p>
      <CopyLine what={label} text={text} />
    </div>
  );
}
