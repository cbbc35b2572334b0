import { ProgressLine, SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { RowButton, readAllPages, usePage, WindowedList } from '@rainbow-rabbit/parts/rows';
import {
  defaultPageLimit,
  maxEntries,
  maxEntriesPage,
  readEntries,
  readSheets,
  type SheetRow,
} from '@rainbow-rabbit/processes/minibuild/client';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import rows from '../list-row.module.css';
import { SectionNotice } from '../section-notice';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import { ScoreCard } from './score-card';
import { type SheetEntry, sheetEntries } from './score-draft.domain';

/** Height of a row, in units of the root's text size. */
const rowRem = 5;

/** Section: the score sheet of the judge at the console. */
export function ScoreSection() {
  const { t, info, front } = useContestConsole();
  const { address } = useStaff();
  const isJudge = info.judges.some((judge) => judge.isJudge && judge.address === address);
  if (!isJudge) return <SectionNotice section="judges">{t('staff.score.no-judge')}</SectionNotice>;
  if (!front.facts || front.facts.criteria.length === 0)
    return <Notice>{t('staff.judges.no-criteria')}</Notice>;
  return <ScoreSheet />;
}

/** The phases in which scores are taken. */
const scoredIn: ReadonlySet<string> = new Set(['voting', 'judging']);

function ScoreSheet() {
  const { t, contest, info } = useContestConsole();
  const { address } = useStaff();
  const page = usePage([contest, address], async (options) => {
    const entries = await readAllPages(
      (range) => readEntries(contest, { ...range, order: 'newest' }, options),
      maxEntriesPage,
      maxEntries,
    );
    const sheets = await readAllPages(
      (range) => readSheets(contest, { ...range, judge: address }, options),
      defaultPageLimit,
      maxEntries,
    );
    return { entries, sheets };
  });
  const mayScore = scoredIn.has(info.phase);
  return (
    <PagePart page={page}>
      {({ entries, sheets }) => (
        <Stack width="reading">
          {!mayScore && <Notice tone="warning">{t('staff.score.not-now')}</Notice>}
          <SoftNote>{t('staff.score.intro')}</SoftNote>
          <Sheets entries={entries} known={sheets} mayScore={mayScore} />
        </Stack>
      )}
    </PagePart>
  );
}

interface SheetsProps {
  entries: Parameters<typeof sheetEntries>[0];
  /** The scores that the ledger had. */
  known: readonly SheetRow[];
  mayScore: boolean;
}

function Sheets({ entries, known, mayScore }: SheetsProps) {
  const t = useContestStaffMessages();
  const [sent, setSent] = useState<readonly SheetRow[]>([]);
  // The order stays as it was when the sheet was opened: an entry doesn't jump away once it is scored.
  const list = useMemo(() => sheetEntries(entries, known), [entries, known]);
  const [at, setAt] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (index: number) => {
    setAt(index);
    setHasMoved(true);
  };
  const sheetOf = ({ entry, sheet }: SheetEntry) =>
    sent.findLast((row) => row.entry === entry.entry) ?? sheet;
  const done = list.filter((one) => sheetOf(one)).length;
  const current = list[at];
  const keep = (row: SheetRow) => {
    setSent((last) => [...last, row]);
    const next = list.findIndex((one, index) => index !== at && !sheetOf(one));
    if (next >= 0) goTo(next);
  };
  if (!current) return <p>{t('staff.score.none')}</p>;
  return (
    <>
      <ProgressLine
        label={t('staff.judges.progress', { done, total: list.length })}
        done={done}
        all={list.length}
      />
      <ScoreCard
        key={current.entry.entry}
        entry={current.entry}
        sheet={sheetOf(current)}
        mayScore={mayScore}
        takesFocus={hasMoved}
        onScored={keep}
      />
      <h3>{t('staff.score.all')}</h3>
      <WindowedList
        label={t('staff.score.all')}
        count={list.length}
        rowRem={rowRem}
        row={(index) => {
          const one = list[index];
          if (!one) return null;
          const sheet = sheetOf(one);
          return (
            <RowButton aria-current={index === at || undefined} onClick={() => goTo(index)}>
              <span className={rows.name}>
                {one.entry.title} <span className={rows.number}>#{one.entry.entry}</span>
              </span>
              <span className={rows.facts}>
                {one.entry.team.name} · {sheetText(sheet)}
              </span>
            </RowButton>
          );
        }}
      />
    </>
  );

  function sheetText(sheet: SheetRow | undefined) {
    if (!sheet) return t('staff.score.open');
    return sheet.scores ? sheet.scores.join(' / ') : t('staff.score.conflict');
  }
}
