import { Row, SoftNote, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { PagePart, ReadFailure } from '@rainbow-rabbit/parts/console/list';
import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { type Contest, publishResults } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, ButtonLink, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { missingSheets } from '../overview/next-steps.domain';
import { SectionNotice } from '../section-notice';
import { publicPath } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import { gapsIn, type PreviewRow } from './preview-results.domain';
import { readAllResults, readPreview } from './read-results';
import styles from './results-table.module.css';

/** Section: the results as they would be, their publication, and the published ones. */
export function ResultsSection() {
  const { t, info, front } = useContestConsole();
  if (info.phase === 'results') return <PublishedResults />;
  if (!front.facts) return <SectionNotice section="set-up">{t('staff.phases.no-times')}</SectionNotice>;
  return <ResultsAhead facts={front.facts} />;
}

function ResultsAhead({ facts }: { facts: NonNullable<Contest['facts']> }) {
  const { t, contest } = useContestConsole();
  const rules = { voteWeight: facts.voteWeight, weights: facts.criteria.map(({ weight }) => weight) };
  const { status, value, error, reload } = usePage([contest, JSON.stringify(rules)], (options) =>
    readPreview(contest, rules, options),
  );
  return (
    <Stack>
      <SoftNote>
        {t('staff.results.rule', { votes: facts.voteWeight, jury: 100 - facts.voteWeight })}
      </SoftNote>
      {status === 'failed' && <ReadFailure error={error} reload={reload} />}
      {!value && status !== 'failed' && <Spinner label={t('staff.results.counting')} />}
      {value && (
        <>
          <Publishing rows={value} hasCriteria={facts.criteria.length > 0} />
          <Row>
            <Button variant="secondary" busy={status === 'reading'} onClick={reload}>
              {t('staff.results.recount')}
            </Button>
          </Row>
          <ResultsTable label={t('staff.results.preview')} rows={value} hasJury={facts.criteria.length > 0} />
        </>
      )}
    </Stack>
  );
}

interface PublishingProps {
  rows: readonly PreviewRow[];
  /** True where judges give scores. */
  hasCriteria: boolean;
}

/** The gaps in the results, and the act that publishes them. */
function Publishing({ rows, hasCriteria }: PublishingProps) {
  const { t, ask, contest, info } = useContestConsole();
  const { unscored, shared } = gapsIn(rows, hasCriteria);
  const sheets = hasCriteria ? missingSheets(info) : 0;
  const isTime = info.phase === 'judging';
  const publish = () =>
    ask({
      reason: 'Results published',
      done: t('staff.results.done'),
      send: (reason, options) => publishResults(contest, { reason }, options),
    });
  return (
    <TitledCard title={t('staff.results.before')} tone="raised" rainbow>
      <p>{t('staff.results.ballots', { count: info.ballots })}</p>
      {sheets > 0 && <Notice tone="warning">{t('staff.results.sheets', { count: sheets })}</Notice>}
      {unscored.length > 0 && (
        <Notice tone="warning">{t('staff.results.unscored', { count: unscored.length })}</Notice>
      )}
      {shared.length > 0 && (
        <Notice>{t('staff.results.shared', { places: shared.join(', '), count: shared.length })}</Notice>
      )}
      {!isTime && <SectionNotice section="phases">{t('staff.results.not-yet')}</SectionNotice>}
      <SoftNote>{t('staff.results.effect')}</SoftNote>
      <Row>
        <Button disabled={!isTime} onClick={publish}>
          {t('staff.results.act')}
        </Button>
      </Row>
    </TitledCard>
  );
}

function PublishedResults() {
  const { t, contest, front } = useContestConsole();
  const page = usePage([contest], (options) => readAllResults(contest, options));
  return (
    <Stack>
      <Notice tone="success">{t('staff.results.published')}</Notice>
      <Row>
        <ButtonLink variant="secondary" to={publicPath(contest.process)}>
          {t('staff.overview.open-page')}
        </ButtonLink>
      </Row>
      <PagePart page={page}>
        {(rows) => (
          <ResultsTable
            label={t('staff.section.results')}
            rows={rows}
            hasJury={(front.facts?.criteria.length ?? 0) > 0}
          />
        )}
      </PagePart>
    </Stack>
  );
}

interface ResultsTableProps {
  label: string;
  rows: readonly PreviewRow[];
  hasJury: boolean;
}

const numberClass = `${styles.cell} ${styles.number}`;

/** Rows that are shown at first: a page of hundreds says nothing. */
const firstRows = 50;

/** The columns in their order; the last two where there is a jury. */
const allColumns = ['place', 'entry', 'points', 'approvals', 'jury', 'judges'] as const;
/** Shown as percent. */
const inBasisPoints: ReadonlySet<string> = new Set(['points', 'jury']);

/** The places of entries and the numbers that they follow from. */
function ResultsTable({ label, rows, hasJury }: ResultsTableProps) {
  const t = useContestStaffMessages();
  const { iso } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const percent = new Intl.NumberFormat(iso, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = new Intl.NumberFormat(iso);
  const columns = hasJury ? allColumns : allColumns.slice(0, -2);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) return <p>{t('staff.results.none')}</p>;
  return (
    <>
      <Scrolling className={styles.scrolling} label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={`${styles.cell} ${styles.head}`}>
                  {t(`staff.results.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.entry}>
                {columns.map((name) =>
                  name === 'entry' ? (
                    <th key={name} scope="row" className={`${styles.cell} ${styles.head} ${styles.entry}`}>
                      {row.title}
                      <span className={styles.team}>
                        {row.team.name} · #{row.entry}
                      </span>
                    </th>
                  ) : (
                    <td key={name} className={numberClass}>
                      {inBasisPoints.has(name)
                        ? percent.format(row[name] / 10_000)
                        : number.format(row[name])}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      {shown.length < rows.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          {t('staff.results.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
