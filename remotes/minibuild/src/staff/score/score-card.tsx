import { SendingNote } from '@rainbow-rabbit/parts/console/acts';
import { Row, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { Segments } from '@rainbow-rabbit/parts/fields';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { usePage } from '@rainbow-rabbit/parts/rows';
import {
  type EntryRow,
  maxScore,
  readEntry,
  type SheetRow,
  scoreEntry,
} from '@rainbow-rabbit/processes/minibuild/client';
import { Button, ButtonLink, Card, Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EntryContent } from '../entries/entry-content';
import { entryPath } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import styles from './score.module.css';
import { isChanged, scoreDraftOf, scoreOf } from './score-draft.domain';

interface ScoreCardProps {
  entry: EntryRow;
  /** The scores that the ledger has. */
  sheet: SheetRow | undefined;
  mayScore: boolean;
  /** Takes the focus: a judge goes on from entry to entry by the keyboard. */
  takesFocus: boolean;
  onScored: (row: SheetRow) => void;
}

/** One entry to score: its work, a score for each criterion, and one approval. */
export function ScoreCard({ entry, sheet, mayScore, takesFocus, onScored }: ScoreCardProps) {
  const { t, contest, front } = useContestConsole();
  const ofConsoles = useConsoleMessages();
  const criteria = front.facts?.criteria ?? [];
  const [draft, setDraft] = useState(() => scoreDraftOf(sheet, criteria.length));
  const [isTried, setIsTried] = useState(false);
  const { state, run } = useSending(useStaff().signer, browserOutbox);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const score = scoreOf(entry.entry, draft);
  const isSending = state.status === 'sending';
  const isFixed = isSending || state.status === 'unknown' || !mayScore;
  const isNew = isChanged(draft, sheet);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!score || !isNew) return;
    void run(async (options) => onScored(await scoreEntry(contest, score, options)));
  };

  return (
    <Card tone="raised" rainbow>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {entry.title}
        </h3>
        <p>{entry.team.name}</p>
        <EntryToScore entry={entry.entry} />
        <Row>
          <ButtonLink variant="secondary" to={entryPath(contest.process, entry.entry)} target="_blank">
            {t('staff.entries.open')}
          </ButtonLink>
        </Row>
        <Checkbox
          label={t('staff.score.has-conflict')}
          hint={t('staff.score.conflict-hint')}
          checked={draft.isConflict}
          disabled={isFixed}
          onChange={({ target }) => setDraft({ ...draft, isConflict: target.checked })}
        />
        {!draft.isConflict &&
          criteria.map(({ name, weight }, index) => (
            <ScoreField
              // biome-ignore lint/suspicious/noArrayIndexKey: criteria are distinguished by their places, also by the process
              key={index}
              name={name}
              weight={weight}
              value={draft.scores[index]}
              disabled={isFixed}
              onChoose={(value) =>
                setDraft({ ...draft, scores: draft.scores.map((one, at) => (at === index ? value : one)) })
              }
            />
          ))}
        {isTried && !score && <Notice tone="error">{t('staff.score.missing')}</Notice>}
        <SendingNote state={state} />
        <Row>
          <Button type="submit" busy={isSending} disabled={!mayScore || (!isNew && !isSending)}>
            {state.status === 'unknown' ? ofConsoles('acts.again') : t('staff.score.save')}
          </Button>
          {sheet && !isNew && <span role="status">{t('staff.score.saved')}</span>}
        </Row>
      </form>
    </Card>
  );
}

function EntryToScore({ entry }: { entry: number }) {
  const { contest } = useContestConsole();
  const page = usePage([contest, entry], (options) => readEntry(contest, { entry }, options));
  return (
    <Stack isTight>
      <PagePart page={page}>{(row) => <EntryContent entry={row} />}</PagePart>
    </Stack>
  );
}

interface ScoreFieldProps {
  name: string;
  weight: number;
  value: number | undefined;
  disabled: boolean;
  onChoose: (value: number) => void;
}

const scores = Array.from({ length: maxScore + 1 }, (_, score) => String(score));

/** A score by one criterion: eleven places to touch, which arrow keys go through. */
function ScoreField({ name, weight, value, disabled, onChoose }: ScoreFieldProps) {
  const t = useContestStaffMessages();
  return (
    <Segments
      label={
        <>
          {name} <span className={styles.weight}>{t('staff.score.weight', { weight })}</span>
        </>
      }
      value={value === undefined ? undefined : String(value)}
      options={scores.map((score) => ({ value: score, label: score }))}
      disabled={disabled}
      onChoose={(score) => onChoose(Number(score))}
    />
  );
}
