import type { Mine, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import type { EntryKind } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { ButtonLink, Card, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { MomentText } from '../contest/moment-text';
import { useContest } from '../contest/use-contest';
import { useContestPath } from '../contest/use-contest-path';
import { useMessages } from '../messages';
import { OwnEntry } from './own-entry';
import styles from './submit.module.css';
import { SubmitForm } from './submit-form';
import { useEntryDraft } from './use-entry-draft';

const noKinds: readonly EntryKind[] = ['picture'];

/** The entry of a person who has signed up: what comes, the form, or the submitted entry. */
export function EntryPart({ mine }: { mine: Mine }) {
  const { place } = useContest();
  return place ? <EntryOf place={place} mine={mine} /> : null;
}

function EntryOf({ place, mine }: { place: ProcessPlace; mine: Mine }) {
  const t = useMessages();
  const { contest, phase } = useContest();
  const { entry, team, person } = mine;
  const isCaptain = person !== undefined && team?.captain === person.person;
  const kinds = contest?.facts?.kinds ?? noKinds;
  const view = useEntryDraft(place.process, entry, kinds);
  const { draft } = view;
  if (phase === 'draft' || phase === 'signUp') return <EntryAhead />;
  if (phase !== 'building')
    return (
      <>
        {(!entry || entry.isWithdrawn) && <TooLate hasDraft={(draft?.title ?? '') !== ''} />}
        {entry && <OwnEntry entry={entry} isCaptain={isCaptain} onRevise={undefined} />}
      </>
    );
  const isSubmitted = entry && !entry.isWithdrawn;
  return (
    <>
      {entry && (!draft || entry.isWithdrawn || entry.isHidden) && (
        <OwnEntry entry={entry} isCaptain={isCaptain} onRevise={draft ? undefined : view.begin} />
      )}
      {draft && <SubmitForm place={place} kinds={kinds} entry={entry} draft={draft} view={view} />}
      {!isSubmitted && contest?.facts && (
        <p className={styles.small}>
          {t('submit.until')} <MomentText at={contest.facts.times.voting} />
        </p>
      )}
    </>
  );
}

/** Says before the building what it will be like, and that memes can be made already. */
function EntryAhead() {
  const t = useMessages();
  const { contest } = useContest();
  const pathTo = useContestPath();
  return (
    <Card>
      <div className={styles.stack}>
        <h2>{t('submit.ahead')}</h2>
        <p>
          {t('submit.ahead.text')} {contest?.facts && <MomentText at={contest.facts.times.building} />}
        </p>
        <div>
          <ButtonLink to={pathTo('/mini-build/make')} variant="secondary">
            {t('title.make')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** Says to somebody without an entry that the time for one is over. */
function TooLate({ hasDraft }: { hasDraft: boolean }) {
  const t = useMessages();
  return (
    <Notice tone="warning" title={t('submit.too-late')}>
      {t(hasDraft ? 'submit.too-late.kept' : 'submit.too-late.text')}
    </Notice>
  );
}
