import { Fields, useFields } from '@rainbow-rabbit/parts/console/form';
import { Row, SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { openSheetTab } from '@rainbow-rabbit/parts/console/printing';
import { readAllPages } from '@rainbow-rabbit/parts/rows';
import { useTask } from '@rainbow-rabbit/parts/task';
import {
  defaultPageLimit,
  maxPeople,
  readContest,
  readPeople,
} from '@rainbow-rabbit/processes/minibuild/client';
import { currentLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { readAllResults } from '../results/read-results';
import { SectionNotice } from '../section-notice';
import { entryPath } from '../session/console-paths';
import { useContestConsole } from '../session/contest-console';
import { type CertificateChoice, certificateChoices, certificateRows } from './certificate-rows.domain';
import { certificateSheet } from './certificate-sheet';
import { certificateTexts } from './certificate-texts';

/** Section: certificates to print, a page of A4 for each team or person. */
export function CertificatesSection() {
  const { t, info } = useContestConsole();
  if (info.phase !== 'results')
    return <SectionNotice section="results">{t('staff.certificates.later')}</SectionNotice>;
  return <Certificates />;
}

function Certificates() {
  const { t, errorText, contest, info, front } = useContestConsole();
  const choice = useFields<CertificateChoice & { language: Locale }>({
    language: currentLocale(),
    who: 'winners',
    each: 'team',
  });

  const makeSheet = async () => {
    const { language, ...chosen } = choice.values;
    const [{ texts }, results, people] = await Promise.all([
      readContest(contest, language),
      readAllResults(contest, {}),
      readAllPages((range) => readPeople(contest, range), defaultPageLimit, maxPeople),
    ]);
    const words = certificateTexts(language);
    const start = window.location.href.split('#')[0];
    const prizes = front.facts?.prizes.length ?? 0;
    const certificates = certificateRows(results, people, prizes, chosen).map(
      ({ row, name, people: names, team, place }) => ({
        name,
        below: team === undefined ? namesText(names, name, words.iso) : words.ofTeam(team),
        work: row.title,
        place,
        link: `${start}#${entryPath(contest.process, row.entry)}`,
      }),
    );
    return certificateSheet(certificates, {
      language,
      contest: texts?.name ?? '',
      date: new Intl.DateTimeFormat(words.iso, { dateStyle: 'long' }).format(info.publishedAt),
      judges: front.judges.map(({ name }) => name),
    });
  };

  const { task, run } = useTask<void>();
  const print = async () => {
    const tab = openSheetTab('certificates.blocked');
    try {
      tab.print(await makeSheet());
    } catch (caught) {
      tab.close();
      throw caught;
    }
  };

  return (
    <Stack width="reading">
      <Card tone="raised">
        <Stack isTight>
          <p>{t('staff.certificates.intro')}</p>
          <Fields
            of={{ ...choice, faultOf: () => undefined }}
            isGrid
            fields={[
              {
                name: 'language',
                kind: 'choice',
                label: t('staff.certificates.language'),
                options: locales.map(({ code, name, iso }) => ({ value: code, label: name, lang: iso })),
              },
              {
                name: 'who',
                kind: 'choice',
                label: t('staff.certificates.who'),
                options: certificateChoices.who.map((value) => ({
                  value,
                  label: t(`staff.certificates.${value}`),
                })),
              },
              {
                name: 'each',
                kind: 'choice',
                label: t('staff.certificates.each'),
                options: certificateChoices.each.map((value) => ({
                  value,
                  label: t(`staff.certificates.each-${value}`),
                })),
              },
            ]}
          />
          {task.status === 'failed' && <Notice tone="error">{errorText(task.error)}</Notice>}
          <Row>
            <Button busy={task.status === 'running'} onClick={() => void run(print)}>
              {t('staff.certificates.print')}
            </Button>
          </Row>
          <SoftNote>{t('staff.certificates.how')}</SoftNote>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Returns the people of a team as a list; nothing for a person who is a team alone under their own name. */
function namesText(names: readonly string[], team: string, iso: string): string {
  if (names.length === 1 && names[0] === team) return '';
  return new Intl.ListFormat(iso, { type: 'conjunction' }).format(names);
}
