import { ContactsPart } from '@rainbow-rabbit/parts/console/contacts';
import { Stack } from '@rainbow-rabbit/parts/console/layout';
import {
  eventContactKey,
  maxPageLimit,
  maxRabbits,
  readContacts,
} from '@rainbow-rabbit/processes/rabbit/client';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useEventConsole } from './session/use-event-console';

/** Section: the players' e-mail addresses, opened with the event's secret. */
export function ContactsSection() {
  const { t, rabbit: event, info } = useEventConsole();
  return (
    <Stack width="reading">
      <ContactsPart
        of={{
          keyOf: eventContactKey,
          total: info.players,
          readPage: (range, options) => readContacts(event, range, options),
          limit: maxPageLimit,
          most: maxRabbits,
          sealedOf: ({ sealedContact }) => sealedContact,
          contactOf: ({ rabbit, nickname, address, given, removed = false }, email) => ({
            rabbit,
            nickname,
            email,
            address,
            given,
            removed,
          }),
          columns: ['rabbit', 'nickname', 'email', 'address', 'given', 'removed'],
          fileName: `${info.slug ?? 'event'}-contacts`,
          whoOf: ({ rabbit, nickname, removed }) => {
            const who = t('staff.contacts.who', { rabbit, nickname });
            return removed ? `${who} · ${t('staff.players.removed')}` : who;
          },
        }}
        label={t('staff.section.contacts')}
        intro={t('staff.contacts.intro')}
        sealed={(children) => <Card tone="raised">{children}</Card>}
        lack={info.contactKey ? undefined : <Notice>{t('staff.contacts.no-key')}</Notice>}
      />
    </Stack>
  );
}
