import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import {
  type Challenge,
  endChallenge,
  hideChallenge,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/arcade/client';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { standingOf, useStanding } from '../admission/use-standing';
import { arcadeOf, arcades } from '../arcades';
import { challengePath } from '../games/placed-games';
import { AdmissionDialog } from './admission-dialog';
import { ArcadeTickets } from './arcade-tickets';
import { ChallengeForm } from './challenge-form';
import { ChallengeRuns } from './challenge-runs';
import styles from './organiser.module.css';
import { useOrganiserMessages } from './organiser-messages';
import { OrganisersDialog } from './organisers-dialog';
import { ReasonDialog } from './reason-dialog';

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

type OpenTool = 'make' | 'change' | 'end' | 'hide' | 'people' | 'admission';

/** The tools of staff and organisers: a new challenge on the page of an arcade, and all about one on its own page. */
export function OrganiserTools({ arcade, role, challenge, city = '', onChanged }: OrganiserToolsProps) {
  const t = useOrganiserMessages();
  const navigate = useNavigate();
  const live = useStanding(arcade);
  const standing = standingOf(live);
  const [open, setOpen] = useState<OpenTool>();
  const [isDone, setIsDone] = useState(false);
  const show = (tool: OpenTool) => {
    setIsDone(false);
    setOpen(tool);
  };
  const close = () => setOpen(undefined);
  const done = () => {
    setIsDone(true);
    void onChanged?.();
  };
  return (
    <Card tone="sunk">
      <h2 className={styles.title}>{t('organiser.title')}</h2>
      <div role="status">{isDone && <Notice tone="success">{t('organiser.done')}</Notice>}</div>
      <div className={styles.ways}>
        {challenge ? (
          <ChallengeButtons challenge={challenge} show={show} />
        ) : (
          <Button variant="secondary" onClick={() => show('make')}>
            {t('organiser.make')}
          </Button>
        )}
        {role === 'staff' && <StaffButtons canAdmit={standing !== undefined} show={show} />}
      </div>
      {challenge && (
        <FoldedPart label={t('organiser.runs')}>
          <ChallengeRuns arcade={arcade} slug={challenge.slug} path={challengePath(challenge)} />
        </FoldedPart>
      )}
      {role === 'staff' && (
        <FoldedPart label={t('organiser.tickets')}>
          <ArcadeTickets arcade={arcade} path={arcades[arcadeOf(challenge?.city ?? city)].path} />
        </FoldedPart>
      )}
      {(open === 'make' || open === 'change') && (
        <ChallengeForm
          arcade={arcade}
          challenge={open === 'change' ? challenge : undefined}
          city={city}
          onDone={(made) => (open === 'make' ? void navigate(challengePath(made)) : done())}
          onClose={close}
        />
      )}
      {(open === 'end' || open === 'hide') && challenge && (
        <ChallengeAct arcade={arcade} challenge={challenge} act={open} onDone={done} onClose={close} />
      )}
      {open === 'admission' && standing && (
        <AdmissionDialog
          arcade={arcade}
          admits={standing.admits}
          onDone={() => {
            done();
            void live.refresh();
          }}
          onClose={close}
        />
      )}
      {open === 'people' && <OrganisersDialog arcade={arcade} onDone={done} onClose={close} />}
    </Card>
  );
}

interface ChallengeButtonsProps {
  challenge: Challenge;
  show: (tool: OpenTool) => void;
}

interface StaffButtonsProps {
  /** False until it is known whom the arcade counts as people. */
  canAdmit: boolean;
  show: (tool: OpenTool) => void;
}

/** The ways into what the staff alone can do. */
function StaffButtons({ canAdmit, show }: StaffButtonsProps) {
  const t = useOrganiserMessages();
  return (
    <>
      <Button variant="secondary" disabled={!canAdmit} onClick={() => show('admission')}>
        {t('organiser.admission')}
      </Button>
      <Button variant="secondary" onClick={() => show('people')}>
        {t('organiser.people')}
      </Button>
    </>
  );
}

/** The ways into what can be done with one challenge. */
function ChallengeButtons({ challenge, show }: ChallengeButtonsProps) {
  const t = useOrganiserMessages();
  return (
    <>
      <Button variant="secondary" onClick={() => show('change')}>
        {t('organiser.change')}
      </Button>
      {!challenge.isEnded && (
        <Button variant="secondary" onClick={() => show('end')}>
          {t('organiser.end')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => show('hide')}>
        {t(challenge.isHidden ? 'organiser.show' : 'organiser.hide')}
      </Button>
    </>
  );
}

interface ChallengeActProps {
  arcade: ProcessPlace;
  challenge: Challenge;
  act: 'end' | 'hide';
  onDone: () => void;
  onClose: () => void;
}

/** Ends a challenge, or hides it or shows it again, with a reason. */
function ChallengeAct({ arcade, challenge: { slug, isHidden }, act, onDone, onClose }: ChallengeActProps) {
  const t = useOrganiserMessages();
  const hiding = isHidden ? 'show' : 'hide';
  const name = act === 'end' ? 'end' : hiding;
  return (
    <ReasonDialog
      title={t(`organiser.${name}`)}
      text={t(`organiser.${name}-text`)}
      go={t(`organiser.${name}`)}
      send={(reason, options) =>
        act === 'end'
          ? endChallenge(arcade, { slug, reason }, options)
          : hideChallenge(arcade, { slug, isHidden: !isHidden, reason }, options)
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
