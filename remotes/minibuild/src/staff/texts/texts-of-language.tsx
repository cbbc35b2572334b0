import { TextArea } from '@rainbow-rabbit/parts/fields';
import {
  type ContestTexts,
  maxBriefLength,
  maxContestNameLength,
  maxJudgingLength,
  maxRulesLength,
  setContestTexts,
} from '@rainbow-rabbit/processes/minibuild/client';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice, Spinner, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { Row } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import styles from './texts.module.css';
import { useSavedTexts } from './use-saved-texts';

/** The texts of one language, once they are read. */
export function TextsOfLanguage({ language }: { language: Locale }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { saved, reload } = useSavedTexts(language);
  if (saved.status === 'reading') return <Spinner label={t('staff.loading')} />;
  if (saved.status === 'failed') {
    return (
      <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
        {errorText(saved.error)}
      </Notice>
    );
  }
  return (
    <TextsForm key={JSON.stringify(saved.texts)} language={language} texts={saved.texts} onSaved={reload} />
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
type TextName = keyof typeof limits;

const lengthOf = (text: string) => [...text.trim()].length;

function TextsForm({ language, texts, onSaved }: TextsFormProps) {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest, info, madeName } = useStaffContest();
  const [fields, setFields] = useState({
    name: texts?.name ?? madeName ?? '',
    brief: texts?.brief ?? '',
    rules: texts?.rules ?? '',
    judging: texts?.judging ?? '',
  });
  const [isTried, setIsTried] = useState(false);
  const set = (name: TextName) => (text: string) => setFields((last) => ({ ...last, [name]: text }));
  const faultOf = (name: TextName) => {
    const max = limits[name];
    if (lengthOf(fields[name]) > max) return t('staff.texts.too-long', { max });
    return name !== 'judging' && lengthOf(fields[name]) === 0 ? t('staff.texts.missing') : undefined;
  };
  const errorOf = (name: TextName) => (isTried ? faultOf(name) : undefined);
  const isFaulty = (Object.keys(limits) as TextName[]).some((name) => faultOf(name) !== undefined);
  const { name: languageName, iso } = locales.find(({ code }) => code === language) ?? locales[0];

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isFaulty) return;
    const judging = fields.judging.trim();
    const trimmed = { name: fields.name.trim(), brief: fields.brief.trim(), rules: fields.rules.trim() };
    ask({
      title: t('staff.texts.ask', { language: languageName }),
      effect: <p>{t('staff.texts.effect')}</p>,
      confirm: t('staff.texts.save'),
      reasons: [t('staff.texts.reason')],
      done: t('staff.texts.done', { language: languageName }),
      send: (reason, options) =>
        setContestTexts(contest, { reason, language, ...trimmed, ...(judging && { judging }) }, options),
      onDone: onSaved,
    });
  };

  return (
    <div className={styles.panes}>
      <Card tone="raised">
        <form className={styles.form} onSubmit={save} noValidate lang={iso}>
          <TextField
            label={t('staff.texts.name')}
            error={errorOf('name')}
            name="contest-name"
            autoComplete="off"
            value={fields.name}
            onChange={({ target }) => set('name')(target.value)}
          />
          <TextArea
            label={t('staff.texts.brief')}
            hint={t('staff.texts.brief-hint', { length: lengthOf(fields.brief), max: limits.brief })}
            error={errorOf('brief')}
            rows={6}
            value={fields.brief}
            onChange={set('brief')}
          />
          <TextArea
            label={t('staff.texts.rules')}
            hint={t('staff.texts.rules-hint', { length: lengthOf(fields.rules), max: limits.rules })}
            error={errorOf('rules')}
            rows={10}
            value={fields.rules}
            onChange={set('rules')}
          />
          <TextArea
            label={t('staff.texts.judging')}
            hint={t('staff.texts.judging-hint', { length: lengthOf(fields.judging), max: limits.judging })}
            error={errorOf('judging')}
            value={fields.judging}
            onChange={set('judging')}
          />
          <Row>
            <Button type="submit" disabled={info.phase === 'results'}>
              {t('staff.texts.save')}
            </Button>
          </Row>
        </form>
      </Card>
      <section className={styles.preview} aria-label={t('staff.texts.preview')} lang={iso}>
        <p className={styles.label}>{t('staff.texts.preview')}</p>
        <h3 className={styles.name}>{fields.name || t('staff.contest.unnamed')}</h3>
        {(['brief', 'rules', 'judging'] as const)
          .filter((name) => fields[name].trim() !== '')
          .map((name) => (
            <div key={name}>
              {name !== 'brief' && <h4>{t(`staff.texts.${name}`)}</h4>}
              <p className={styles.text}>{fields[name]}</p>
            </div>
          ))}
      </section>
    </div>
  );
}
