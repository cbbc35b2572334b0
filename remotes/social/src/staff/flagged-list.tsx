import { Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { FlaggedRow } from '@rainbow-rabbit/parts/flags/row';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  answerFlags,
  type FlaggedThing,
  hideMeetUp,
  hidePersonName,
  maxFlagsPage,
  type ProcessPlace,
  readFlaggedThings,
  setCity,
} from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useKnownCities } from '../cities/known-cities';
import { useCityName } from '../cities/use-city-name';
import { ReadingState } from '../live/reading-state';
import { meetUpPath } from '../meet-up/domain/meet-up-path';
import { personPath } from '../person-path';
import { ActForm, type StaffActForm } from './act-form';
import { useCommunityStaffMessages } from './staff-messages';

/** The time between two readings of the list. */
const everyMs = 300_000;

/** The things that people reported, those with most reports first; nothing without one. */
export function FlaggedList({ community }: { community: ProcessPlace }) {
  const t = useCommunityStaffMessages();
  const { reading, refresh } = useReading({
    key: `flags ${community.process}`,
    everyMs: useWakingInterval(everyMs),
    read: (options) => readFlaggedThings(community, { offset: 0, limit: maxFlagsPage }, options),
  });
  const flags = valueOf(reading);
  if (flags?.total === 0 && reading.status === 'current') return null;
  return (
    <TitledCard title={t('staff.flags')} tone="raised">
      <ReadingState reading={reading} refresh={() => void refresh()} />
      {flags && flags.total > flags.rows.length && <p>{t('staff.flags.first')}</p>}
      <Stack as="ul" isTight>
        {flags?.rows.map((thing) => (
          <Flagged
            key={`${thing.kind} ${thing.id}`}
            community={community}
            thing={thing}
            onActed={() => void refresh()}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}

interface FlaggedProps {
  community: ProcessPlace;
  thing: FlaggedThing;
  onActed: () => void;
}

function Flagged({ community, thing, onActed }: FlaggedProps) {
  const t = useCommunityStaffMessages();
  const cityName = useCityName();
  const path = usePathOf(thing);
  const { kind, id, title, flags, reason } = thing;
  const isHidden = true;
  /** The ways to hide a thing; an event is withdrawn by those who run its city. */
  const hiding: Partial<Record<typeof kind, Pick<StaffActForm, 'text' | 'send'>>> = {
    name: {
      text: t('staff.hide-name.text'),
      send: (_, why, signer) =>
        hidePersonName(community, { address: id as Address, isHidden, reason: why }, keptBy(signer)),
    },
    meetup: {
      text: t('staff.hide-meet-up.text'),
      send: (_, why, signer) =>
        hideMeetUp(community, { meetUp: Number(id), isHidden, reason: why }, keptBy(signer)),
    },
    city: {
      text: t('staff.flags.hide-city.text'),
      send: (_, why, signer) =>
        setCity(community, { slug: id, hidden: isHidden, reason: why }, keptBy(signer)),
    },
  };
  const hide = title ? hiding[kind] : undefined;
  const act = { start: {}, fields: [] };
  const acts: StaffActForm[] = [
    ...(hide ? [{ ...act, title: t('staff.flags.hide'), ...hide }] : []),
    {
      ...act,
      reason: 'Reports answered: it stays',
      title: t('staff.flags.keep'),
      text: t('staff.flags.keep.text'),
      send: (_, why, signer) => answerFlags(community, { kind, id, reason: why }, keptBy(signer)),
    },
  ];
  return (
    <FlaggedRow
      name={
        <>
          {t(`staff.kind.${kind === 'meetup' ? 'meet-up' : kind}`)}:{' '}
          <bdi>{(kind === 'city' ? cityName(id) : title) ?? shortAddress(id)}</bdi>
        </>
      }
      reason={reason}
      facts={t('staff.flags.count', { count: flags })}
    >
      {path && (
        <ButtonLink to={path} variant="secondary">
          {t('staff.flags.look')}
        </ButtonLink>
      )}
      {acts.map((one) => (
        <ActForm key={one.title} act={one} onActed={onActed} />
      ))}
    </FlaggedRow>
  );
}

/** Returns the page of a thing, where it can also be changed: an event and a meet-up by those who run their city. */
function usePathOf({ kind, id, city }: FlaggedThing): string | undefined {
  const known = useKnownCities();
  if (kind === 'name') return personPath(id);
  const page = known.find(({ slug }) => slug === (kind === 'city' ? id : city))?.path;
  return page && kind === 'meetup' ? meetUpPath(page, Number(id)) : page;
}
