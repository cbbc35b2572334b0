import { Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { FlaggedRow } from '@rainbow-rabbit/parts/flags/row';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { type FlagRow, hideEntry, maxFlagsPage, readFlags } from '@rainbow-rabbit/processes/minibuild/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../session/contest-console';
import { useCommentActs } from './use-comment-acts';
import { useTeamNameActs } from './use-team-name-acts';

/** The flagged entries, comments and names of teams that wait, those with most flags first; nothing where none waits. */
export function FlagsCard({ onOpen }: { onOpen: (entry: number) => void }) {
  const { t, info } = useContestConsole();
  if (info.flags === 0) return null;
  return (
    <TitledCard title={t('staff.entries.flags', { count: info.flags })} tone="raised">
      <Flags onOpen={onOpen} key={info.flags} />
    </TitledCard>
  );
}

function Flags({ onOpen }: { onOpen: (entry: number) => void }) {
  const { contest } = useContestConsole();
  const page = usePage([contest], (options) =>
    readFlags(contest, { offset: 0, limit: maxFlagsPage }, options),
  );
  return (
    <PagePart page={page}>
      {({ rows }) => (
        <Stack as="ul" isTight>
          {rows.map((flag) => (
            <Flag
              key={`${flag.entry} ${flag.comment} ${flag.team}`}
              flag={flag}
              onOpen={onOpen}
              onActed={page.reload}
            />
          ))}
        </Stack>
      )}
    </PagePart>
  );
}

interface FlagProps {
  flag: FlagRow;
  onOpen: (entry: number) => void;
  onActed: () => void;
}

function Flag({ flag, onOpen, onActed }: FlagProps) {
  const { t } = useContestConsole();
  const { entry, comment, team, text, title, flags, reason } = flag;
  const { hide, leave } = useDecisions(flag, onActed);
  const count = t('staff.entries.flags', { count: flags });
  return (
    <FlaggedRow
      name={comment === undefined && team === undefined ? `${title} #${entry}` : <bdi>{text}</bdi>}
      reason={reason}
      facts={team === undefined ? count : `${t('staff.names.of', { title })} · ${count}`}
    >
      <Button
        variant="secondary"
        aria-label={t('staff.flags.look-at', { title })}
        onClick={() => onOpen(entry)}
      >
        {t('staff.flags.look')}
      </Button>
      {hide && (
        <Button variant="secondary" onClick={hide}>
          {t(team === undefined ? 'staff.comments.hide.act' : 'staff.names.hide.act')}
        </Button>
      )}
      <Button variant="secondary" onClick={leave}>
        {t('staff.flags.leave')}
      </Button>
    </FlaggedRow>
  );
}

/** Returns the decisions on a flagged thing; an entry is hidden once it was looked at. */
function useDecisions(
  { entry, comment, team, text = '', title }: FlagRow,
  onActed: () => void,
): { hide?: () => void; leave: () => void } {
  const { t, ask, contest } = useContestConsole();
  const comments = useCommentActs(onActed);
  const names = useTeamNameActs(onActed);
  if (comment !== undefined)
    return { hide: () => comments.hide(comment), leave: () => comments.leave(comment) };
  if (team !== undefined) {
    const named = { team, name: text };
    return { hide: () => names.hide(named), leave: () => names.leave(named) };
  }
  return {
    leave: () =>
      ask({
        reason: 'Flags answered: the entry stays',
        done: t('staff.flags.leave.done', { title }),
        send: (why, options) => hideEntry(contest, { reason: why, entry, isHidden: false }, options),
        onDone: onActed,
      }),
  };
}
