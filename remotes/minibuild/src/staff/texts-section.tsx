import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { SoftNote, Stack } from '@rainbow-rabbit/parts/console/layout';
import { PagePart } from '@rainbow-rabbit/parts/console/list';
import { usePage } from '@rainbow-rabbit/parts/rows';
import {
  type ContestTexts,
  maxBriefLength,
  maxContestNameLength,
  maxJudgingLength,
  maxRulesLength,
  readContest,
  setContestTexts,
} from '@rainbow-rabbit/processes/minibuild/client';
import { currentLocale, isLocale, type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { Card, Tabs } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useContestConsole } from './session/contest-console';
import { useStaffContest } from './session/staff-contest';
import styles from './texts.module.css';

/** Section: the texts of the contest, one language at a time. */
export function TextsSection() {
  const { t, front } = useContestConsole();
  const original = front.facts?.original;
  const [language, setLanguage] = useState<Locale>(isLocale(original) ? original : currentLocale());
  return (
    <Stack>
      <SoftNote>{t('staff.texts.intro')}</SoftNote>
      <div className={styles.languages}>
        <Tabs
          label={t('staff.texts.languages')}
          selected={language}
          onSelect={setLanguage}
          tabs={locales.map(({ code, name }) => ({
            id: code,
            label: name,
            ...(front.languages.includes(code) && { icon: 'check' as const }),
          }))}
        >
          <TextsOfLanguage key={language} language={language} />
        </Tabs>
      </div>
    </Stack>
  );
}

/** The texts of one language, once they are read. */
function TextsOfLanguage({ language }: { language: Locale }) {
  const { contest } = useStaffContest();
  const page = usePage([contest, language], async (options) => {
    const { texts } = await readContest(contest, language, options);
    // Where the language has no texts, the answer has those of the original.
    return { texts: texts?.language === language ? texts : undefined };
  });
  return (
    <PagePart page={page}>
      {({ texts }) => (
        <TextsForm key={JSON.stringify(texts)} language={language} texts={texts} onSaved={page.reload} />
      )}
    </PagePart>
  );
}

interface TextsFormProps {
  language: Locale;
  texts: ContestTexts | undefined;
  onSaved: () => void;
}

const limits = {
  name: maxContestNameLength,
  brief: maxBriefLength,
  rules: maxRulesLength,
  judging: maxJudgingLength,
} as const;
const long = { brief: 6, rules: 10, judging: 4 } as const;
type TextName = keyof typeof limits;
type LongName = keyof typeof long;

const lengthOf = (text: string) => [...text.trim()].length;

function TextsForm({ language, texts, onSaved }: TextsFormProps) {
  const { t, ask, contest, info, madeName = '' } = useContestConsole();
  const { name = madeName, brief = '', rules = '', judging = '' } = texts ?? {};
  const typed = useFields<Record<TextName, string>>({ name, brief, rules, judging });
  const { values } = typed;
  const faultOf = (field: TextName) => {
    const max = limits[field];
    if (lengthOf(values[field]) > max) return t('staff.texts.too-long', { max });
    return field !== 'judging' && lengthOf(values[field]) === 0 && t('staff.set-up.fault.missing');
  };
  const { name: languageName, iso } = locales.find(({ code }) => code === language) ?? locales[0];
  const faults = { name: faultOf('name'), brief: faultOf('brief'), rules: faultOf('rules') };
  const form = typed.judged({ ...faults, judging: faultOf('judging') }, () => {
    const { judging: how, ...needed } = Object.fromEntries(
      Object.entries(values).map(([field, text]) => [field, text.trim()]),
    ) as typeof values;
    ask({
      reason: 'Texts of the contest changed',
      done: t('staff.texts.done', { language: languageName }),
      send: (reason, options) =>
        setContestTexts(contest, { reason, language, ...needed, ...(how && { judging: how }) }, options),
      onDone: onSaved,
    });
  });
  const area = (field: LongName) => ({
    name: field,
    kind: 'area' as const,
    rows: long[field],
    label: t(`staff.texts.${field}`),
    hint: t(`staff.texts.${field}-hint`, { length: lengthOf(values[field]), max: limits[field] }),
  });

  return (
    <div className={styles.panes}>
      <Card tone="raised">
        <FieldForm
          of={form}
          lang={iso}
          fields={[
            { name: 'name', label: t('staff.texts.name') },
            area('brief'),
            area('rules'),
            area('judging'),
          ]}
          send={t('staff.texts.act')}
          button={{ disabled: info.phase === 'results' }}
        />
      </Card>
      <section className={styles.preview} aria-label={t('staff.texts.preview')} lang={iso}>
        <p className={styles.label}>{t('staff.texts.preview')}</p>
        <h3 className={styles.name}>{values.name || t('staff.contest.unnamed')}</h3>
        {(Object.keys(long) as LongName[])
          .filter((field) => values[field].trim() !== '')
          .map((field) => (
            <div key={field}>
              {field !== 'brief' && <h4>{t(`staff.texts.${field}`)}</h4>}
              <p className={styles.text}>{values[field]}</p>
            </div>
          ))}
      </section>
    </div>
  );
}
