import { useCityLooks } from '@rainbow-rabbit/parts/cities';
import { RunNote } from '@rainbow-rabbit/parts/console/desk';
import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { Challenge, ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { canBeAdded } from '../added/can-be-added';
import { standingOf, useStanding } from '../admission/use-standing';
import { arcadeAt, arcadeOf, arcadeSlugs } from '../arcades';
import { challengePath } from '../games/placed-games';
import { useCityNames } from '../names/use-city-names';
import { ArcadeActDialog } from './act-dialog';
import { ArcadeTickets } from './arcade-tickets';
import { ChallengeRuns } from './challenge-runs';
import styles from './organiser.module.css';
import { admissionAct, challengeAct, challengeForm, organisersAct } from './organiser-acts';
import { useOrganiserMessages } from './organiser-messages';

export interface OrganiserToolsProps {
  arcade: ProcessPlace;
  role: 'staff' | 'organiser';
  /** The challenge of the page; undefined on the page of an arcade. */
  challenge?: Challenge;
  /** The city of the arcade. */
  city?: string;
  /** Called once the challenge has changed. */
  onChanged?: () => Promise<void>;
}

/** The tools of staff and organisers: a new challenge on the page of an arcade, and all about one on its own page. */
export function OrganiserTools({ arcade, role, challenge, city = '', onChanged }: OrganiserToolsProps) {
  const t = useOrganiserMessages();
  const navigate = useNavigate();
  const live = useStanding(arcade);
  const admits = standingOf(live)?.admits;
  const place = { arcade, t };
  const cityName = useCityNames();
  const added = useCityLooks().flatMap(({ slug }) => (canBeAdded({ city: slug }) ? [slug] : []));
  const cities = [...arcadeSlugs, ...added].map((value) => ({ value, label: cityName(value) }));
  const [open, setOpen] = useState<{ tool: string; now: number }>();
  const [isDone, setIsDone] = useState(false);
  const onClose = () => setOpen(undefined);
  const onDone = () => {
    setIsDone(true);
    void onChanged?.();
  };
  const onAdmitted = () => {
    onDone();
    void live.refresh();
  };
  const tools: Tool[] = [];
  const add = (label: string, dialog: Tool['dialog'], isReady = true) =>
    tools.push({ label, dialog, isReady });
  const acts = { onDone, onClose };
  if (challenge) {
    const act = (name: 'end' | 'hide') => () => (
      <ArcadeActDialog act={challengeAct(place, challenge, name)} {...acts} />
    );
    add(t('organiser.change'), (now) => (
      <ArcadeActDialog act={challengeForm(place, { challenge, city, cities, now })} {...acts} />
    ));
    if (!challenge.isEnded) add(t('organiser.end'), act('end'));
    add(t(challenge.isHidden ? 'organiser.show' : 'organiser.hide'), act('hide'));
  } else {
    add(t('organiser.make'), (now) => (
      <ArcadeActDialog
        act={challengeForm(place, { city, cities, now })}
        onDone={({ slug, game }) => void navigate(challengePath({ slug: slug.trim(), game }))}
        onClose={onClose}
      />
    ));
  }
  if (role === 'staff') {
    add(
      t('organiser.admission'),
      () =>
        admits && <ArcadeActDialog act={admissionAct(place, admits)} onDone={onAdmitted} onClose={onClose} />,
      admits !== undefined,
    );
    add(t('organiser.people'), () => <ArcadeActDialog act={organisersAct(place)} {...acts} />);
  }
  return (
    <Card tone="sunk">
      <h2 className={styles.title}>{t('organiser.title')}</h2>
      <RunNote process={arcade.process} running={t('organiser.running')} />
      <div role="status">{isDone && <Notice tone="success">{t('organiser.done')}</Notice>}</div>
      <div className={styles.ways}>
        {tools.map(({ label, isReady }) => (
          <Button
            key={label}
            variant="secondary"
            disabled={!isReady}
            onClick={() => {
              setIsDone(false);
              setOpen({ tool: label, now: Date.now() });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {challenge && (
        <FoldedPart label={t('organiser.runs')}>
          <ChallengeRuns arcade={arcade} slug={challenge.slug} path={challengePath(challenge)} />
        </FoldedPart>
      )}
      {role === 'staff' && (
        <FoldedPart label={t('organiser.tickets')}>
          <ArcadeTickets arcade={arcade} path={arcadeAt(arcadeOf(challenge?.city ?? city)).path} />
        </FoldedPart>
      )}
      {open && tools.find(({ label }) => label === open.tool)?.dialog(open.now)}
    </Card>
  );
}

/** A way into what staff or organisers can do. */
interface Tool {
  label: string;
  /** False until it is known what the act begins with. */
  isReady: boolean;
  /** Draws the dialog of the act, which was opened at a time. */
  dialog: (now: number) => ReactNode;
}
