import { weighedAct } from '@rainbow-rabbit/parts/console/acts';
import { Row, SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import {
  type ContestEntry,
  hideEntry,
  maxCommentsPage,
  readComments,
  readEntry,
  restoreEntry,
} from '@rainbow-rabbit/processes/minibuild/client';
import { Button, ButtonLink, Dialog, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { entryPath } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { EntryContent } from './entry-content';
import { useCommentActs } from './use-comment-acts';
import { useTeamNameActs } from './use-team-name-acts';

interface EntryDialogProps {
  entry: number;
  onClose: () => void;
  /** Called once the ledger has an act on the entry. */
  onActed: () => void;
}

/** One entry, with the acts of the staff on it. */
export function EntryDialog({ entry, onClose, onActed }: EntryDialogProps) {
  const { contest } = useContestConsole();
  const page = usePage([contest, entry], (options) => readEntry(contest, { entry, staff: true }, options));
  return (
    <Dialog title={page.value?.title ?? `#${entry}`} onClose={onClose} sheet>
      <PagePart page={page}>
        {(row) => <EntryDetails entry={row} onClose={onClose} onActed={onActed} />}
      </PagePart>
    </Dialog>
  );
}

interface EntryDetailsProps {
  entry: ContestEntry;
  onClose: () => void;
  onActed: () => void;
}

function EntryDetails({ entry: row, onClose, onActed }: EntryDetailsProps) {
  const { t, ask, contest } = useContestConsole();
  const { entry, title, team, people, flags = 0, isHidden = false, isWithdrawn = false, hiddenFor } = row;
  const { isNotAdmitted = false } = row;
  const act = isHidden ? 'show' : 'hide';
  const change = () => {
    onClose();
    ask({
      ...(isHidden
        ? { reason: 'Entry shown again', done: t('staff.entries.show.done', { title }) }
        : weighedAct((word) => t(`staff.entries.hide.${word}`, { title }))),
      send: (reason, options) => hideEntry(contest, { reason, entry, isHidden: !isHidden }, options),
      onDone: onActed,
    });
  };
  const names = useTeamNameActs(onActed);
  const changeName = () => {
    onClose();
    if (team.isHidden) names.show(team);
    else names.hide(team);
  };
  const restore = () => {
    onClose();
    ask({
      reason: 'Entry brought back',
      done: t('staff.entries.show.done', { title }),
      send: (reason, options) => restoreEntry(contest, { reason, entry }, options),
      onDone: onActed,
    });
  };
  return (
    <Stack isTight>
      <p>
        {team.name}
        {people.length > 0 && `: ${people.map(({ nickname }) => nickname).join(', ')}`}
      </p>
      {isHidden && (
        <Notice tone="warning">{t('staff.entries.hidden-for', { reason: hiddenFor ?? '' })}</Notice>
      )}
      {team.isHidden && <SoftNote>{t('staff.names.is-hidden')}</SoftNote>}
      {isWithdrawn && (
        <Notice action={people.length > 0 && <Button onClick={restore}>{t('staff.entries.restore')}</Button>}>
          {t('staff.entries.is-withdrawn')}
        </Notice>
      )}
      {isNotAdmitted && <Notice tone="warning">{t('staff.entries.not-admitted')}</Notice>}
      {flags > 0 && <SoftNote>{t('staff.entries.flags', { count: flags })}</SoftNote>}
      <EntryContent entry={row} />
      <Row>
        <ButtonLink variant="secondary" to={entryPath(contest.process, entry)}>
          {t('staff.entries.open')}
        </ButtonLink>
        <Button variant={isHidden ? 'primary' : 'danger'} onClick={change}>
          {t(`staff.entries.${act}.act`)}
        </Button>
        <Button variant="quiet" onClick={changeName}>
          {t(team.isHidden ? 'staff.names.show.act' : 'staff.names.hide.act')}
        </Button>
      </Row>
      <EntryComments entry={entry} onAct={onClose} onActed={onActed} />
    </Stack>
  );
}

interface EntryCommentsProps {
  entry: number;
  /** Called before an act is asked for. */
  onAct: () => void;
  onActed: () => void;
}

/** The comments on an entry, hidden ones among them, each with the act that hides or shows it. */
function EntryComments({ entry, onAct, onActed }: EntryCommentsProps) {
  const { t, contest } = useContestConsole();
  const acts = useCommentActs(onActed);
  const [offset, setOffset] = useState(0);
  const page = usePage([contest, entry, offset], (options) =>
    readComments(contest, { entry, offset, limit: maxCommentsPage, staff: true }, options),
  );
  return (
    <PagePart page={page}>
      {({ rows, total }) => (
        <Stack isTight>
          {total > 0 && <h3>{t('comment.title')}</h3>}
          {rows.map(({ comment, nickname, text, isHidden = false }) => (
            <Row key={comment}>
              <p>
                <bdi>{nickname}</bdi>: <bdi>{text}</bdi>{' '}
                {isHidden && <SoftNote>{t('staff.comments.hidden')}</SoftNote>}
              </p>
              <Button
                variant="quiet"
                onClick={() => {
                  onAct();
                  if (isHidden) acts.show(comment);
                  else acts.hide(comment);
                }}
              >
                {t(isHidden ? 'staff.comments.show' : 'staff.comments.hide.act')}
              </Button>
            </Row>
          ))}
          {offset + rows.length < total && (
            <Button variant="quiet" onClick={() => setOffset(offset + maxCommentsPage)}>
              {t('staff.comments.older')}
            </Button>
          )}
        </Stack>
      )}
    </PagePart>
  );
}
