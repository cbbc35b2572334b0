import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import {
  type AdmissionValues,
  admissionFaults,
  admissionSettingsOf,
} from '@rainbow-rabbit/parts/console/admission/domain';
import {
  type ArcadeRow,
  type Challenge,
  endChallenge,
  hideChallenge,
  type ProcessPlace,
  setArcadeAdmission,
  setChallenge,
  setOrganiser,
  strikeRun,
} from '@rainbow-rabbit/processes/arcade/client';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import type { ArcadeStanding } from '../admission/use-standing';
import { challengeGames } from '../games/placed-games';
import type { ArcadeActForm } from './act-dialog';
import { type ChallengeFields, challengeFields, challengeOf } from './challenge-fields.domain';
import type { useOrganiserMessages } from './organiser-messages';

/** The arcade that the acts change, and the words of the page. */
export interface ArcadeActPlace {
  arcade: ProcessPlace;
  t: ReturnType<typeof useOrganiserMessages>;
}

/** The act that says whom the arcade counts as people. */
export const admissionAct = ({ arcade, t }: ArcadeActPlace, admits: ArcadeStanding['admits']) =>
  ({
    reason: 'Admission set',
    title: t('organiser.admission'),
    text: t('organiser.admission-text'),
    start: { admittedBy: admits.by, events: admits.events },
    fields: [],
    own: ({ values, set, faultOf }) => (
      <AdmissionFields
        values={values}
        isFaulty={faultOf('events') !== undefined}
        texts={{ anybody: t('organiser.anybody-text'), tickets: t('organiser.tickets-text') }}
        onChange={set}
      />
    ),
    faults: (values) => ({ events: [...admissionFaults(values)].at(-1) }),
    go: () => t('organiser.admission-go'),
    send: (values, reason, options) =>
      setArcadeAdmission(arcade, { admission: admissionSettingsOf(values), reason }, options),
  }) satisfies ArcadeActForm<AdmissionValues>;

/** The act that makes somebody an organiser, or no longer one. */
export const organisersAct = ({
  arcade,
  t,
}: ArcadeActPlace): ArcadeActForm<{ address: string; isRemoved: boolean }> => ({
  reason: 'Organisers changed',
  title: t('organiser.people'),
  text: t('organiser.people-text'),
  start: { address: '', isRemoved: false },
  fields: [
    { name: 'address', kind: 'id', label: t('organiser.address') },
    { name: 'isRemoved', kind: 'check', label: t('organiser.people-remove') },
  ],
  faults: ({ address }) => ({ address: !isAddress(address.trim()) && t('organiser.address-invalid') }),
  go: ({ isRemoved }) => t(isRemoved ? 'organiser.people-remove' : 'organiser.people-add'),
  send: ({ address, isRemoved }, reason, options) =>
    setOrganiser(arcade, { address: address.trim() as Address, isOrganiser: !isRemoved, reason }, options),
});

/** The act that ends a challenge, hides it, or shows it again. */
export function challengeAct(
  { arcade, t }: ArcadeActPlace,
  challenge: Challenge,
  act: 'end' | 'hide',
): ArcadeActForm {
  const { slug, isHidden } = challenge;
  const hiding = isHidden ? 'show' : 'hide';
  const name = act === 'end' ? 'end' : hiding;
  return {
    title: t(`organiser.${name}`),
    text: t(`organiser.${name}-text`),
    start: {},
    fields: [],
    go: () => t(`organiser.${name}`),
    send: (_, reason, options) =>
      act === 'end'
        ? endChallenge(arcade, { slug, reason }, options)
        : hideChallenge(arcade, { slug, isHidden: !isHidden, reason }, options),
  };
}

/** The act that strikes a run from a challenge's board. */
export const strikeAct = (
  { arcade, t }: ArcadeActPlace,
  { run }: ArcadeRow,
  score: string,
): ArcadeActForm => ({
  title: t('organiser.strike-title'),
  text: t('organiser.strike-text', { score }),
  start: {},
  fields: [],
  go: () => t('organiser.strike'),
  send: (_, reason, options) => strikeRun(arcade, { run, reason }, options),
});

interface ChallengeActParams {
  /** The challenge that changes; undefined for a new one. */
  challenge?: Challenge | undefined;
  /** The city that a new one begins with. */
  city: string;
  /** The cities that have an arcade. */
  cities: readonly { value: string; label: string }[];
  now: number;
}

/** The act that makes or changes a challenge. Of a started challenge only the name and the end can change. */
export function challengeForm(
  { arcade, t }: ArcadeActPlace,
  { challenge, city, cities, now }: ChallengeActParams,
): ArcadeActForm<ChallengeFields> {
  const isFixed = challenge !== undefined && challenge.startsAt <= now;
  const named = <Name extends 'slug' | 'name' | 'game' | 'city' | 'startsAt' | 'endsAt' | 'pace'>(
    name: Name,
  ) => ({
    name,
    label: t(`organiser.${name}`),
  });
  const choice = (name: 'game' | 'city' | 'pace', options: ChallengeActParams['cities']) =>
    ({ ...named(name), kind: 'choice', isFixed, options }) as const;
  return {
    reason: challenge ? 'Challenge changed' : 'Challenge made',
    title: t(challenge ? 'organiser.change' : 'organiser.make'),
    text: t(isFixed ? 'organiser.started' : 'organiser.about'),
    start: challengeFields(challenge, { now, game: challengeGames[0], city }),
    fields: [
      { ...named('slug'), kind: 'id', isFixed: challenge !== undefined, hint: t('organiser.slug-hint') },
      named('name'),
      choice(
        'game',
        challengeGames.map((value) => ({ value, label: t(`title.${value}`) })),
      ),
      choice('city', [{ value: '', label: t('organiser.no-city') }, ...cities]),
      { ...named('startsAt'), kind: 'time', isFixed },
      { ...named('endsAt'), kind: 'time', hint: t('organiser.zone') },
      choice(
        'pace',
        (['0', '1', '2'] as const).map((value) => ({ value, label: t(`challenge.pace.${value}`) })),
      ),
      {
        name: 'sameCourse',
        kind: 'check',
        label: t('organiser.same-course'),
        hint: t('organiser.same-course-hint'),
        isFixed,
      },
    ],
    faults: (fields) => {
      const read = challengeOf(fields, challenge);
      const faults = 'faults' in read ? read.faults : [];
      return Object.fromEntries(faults.map((name) => [name, t(`organiser.${name}-invalid`)]));
    },
    go: () => t(challenge ? 'organiser.change-go' : 'organiser.make-go'),
    send: async (fields, reason, options) => {
      const read = challengeOf(fields, challenge);
      if ('change' in read) await setChallenge(arcade, { ...read.change, reason }, options);
    },
  };
}
