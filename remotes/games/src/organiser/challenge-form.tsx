import { SelectField } from '@rainbow-rabbit/parts/fields';
import { type Challenge, type ProcessPlace, setChallenge } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Checkbox, TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { type ArcadeSlug, arcades } from '../arcades';
import { challengeGames } from '../games/placed-games';
import {
  type ChallengeFault,
  type ChallengeFields,
  challengeFields,
  challengeOf,
} from './domain/challenge-fields';
import { useOrganiserMessages } from './organiser-messages';
import { ReasonDialog } from './reason-dialog';

interface ChallengeFormProps {
  arcade: ProcessPlace;
  /** The challenge that changes; undefined for a new one. */
  challenge?: Challenge | undefined;
  /** The city that a new one begins with. */
  city: string;
  /** Takes the slug and the game of what was sent. */
  onDone: (made: { slug: string; game: GameName }) => void;
  onClose: () => void;
}

const paces = ['0', '1', '2'] as const;

/** The form of a challenge. Of a started challenge only the name and the end can change. */
export function ChallengeForm({ arcade, challenge, city, onDone, onClose }: ChallengeFormProps) {
  const t = useOrganiserMessages();
  const [begun] = useState(Date.now);
  const [fields, setFields] = useState<ChallengeFields>(() =>
    challengeFields(challenge, { now: begun, game: challengeGames[0], city }),
  );
  const [faults, setFaults] = useState<readonly ChallengeFault[]>([]);
  const isStarted = challenge !== undefined && challenge.startsAt <= begun;
  const set = (change: Partial<ChallengeFields>) => setFields((last) => ({ ...last, ...change }));
  const read = challengeOf(fields, challenge);
  const field = (name: ChallengeFault, isFixed = false) => ({
    label: t(`organiser.${name}`),
    value: fields[name],
    disabled: isFixed,
    error:
      faults.includes(name) && 'faults' in read && read.faults.includes(name)
        ? t(`organiser.${name}-invalid`)
        : undefined,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <ReasonDialog
      title={t(challenge ? 'organiser.change' : 'organiser.make')}
      text={t(isStarted ? 'organiser.started' : 'organiser.about')}
      go={t(challenge ? 'organiser.change-go' : 'organiser.make-go')}
      check={() => {
        setFaults('faults' in read ? read.faults : []);
        return 'change' in read;
      }}
      send={async (reason, options) => {
        if ('change' in read) await setChallenge(arcade, { ...read.change, reason }, options);
      }}
      onDone={() => onDone({ slug: fields.slug.trim(), game: fields.game })}
      onClose={onClose}
    >
      <TextField
        {...field('slug', challenge !== undefined)}
        hint={t('organiser.slug-hint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('name')} />
      <SelectField
        label={t('organiser.game')}
        value={fields.game}
        disabled={isStarted}
        options={challengeGames.map((game) => ({
          value: game,
          label: t(`title.${game}`),
        }))}
        onChoose={(game) => set({ game: game as GameName })}
      />
      <SelectField
        label={t('organiser.city')}
        value={fields.city}
        disabled={isStarted}
        options={[
          { value: '', label: t('organiser.no-city') },
          ...(Object.keys(arcades) as ArcadeSlug[]).map((slug) => ({
            value: slug,
            label: t(`city.${slug}`),
          })),
        ]}
        onChoose={(chosen) => set({ city: chosen })}
      />
      <TextField {...field('startsAt', isStarted)} type="datetime-local" />
      <TextField {...field('endsAt')} type="datetime-local" hint={t('organiser.zone')} />
      <SelectField
        label={t('organiser.pace')}
        value={fields.pace}
        disabled={isStarted}
        options={paces.map((pace) => ({ value: pace, label: t(`challenge.pace.${pace}`) }))}
        onChoose={(pace) => set({ pace: pace as ChallengeFields['pace'] })}
      />
      <Checkbox
        label={t('organiser.same-course')}
        hint={t('organiser.same-course-hint')}
        checked={fields.sameCourse}
        disabled={isStarted}
        onChange={({ target }) => set({ sameCourse: target.checked })}
      />
    </ReasonDialog>
  );
}
