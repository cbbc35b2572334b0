import { TextArea } from '@rainbow-rabbit/parts/fields';
import {
  configureEvent,
  type EventSettings,
  maxQuestionLength,
  questionLanguage,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type Locale, locales, perLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';

type Question = NonNullable<EventSettings['question']>;
type Texts = Readonly<Record<Locale, string>>;

const blank: Texts = perLocale(() => '');

const lengthOf = (text: string) => [...text.trim()].length;

/** Returns the question as the event takes it: without the languages that were left empty. */
function questionOf(texts: Texts): Question {
  const given = Object.entries(texts)
    .map(([code, text]) => [code, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { [questionLanguage]: texts[questionLanguage].trim(), ...Object.fromEntries(given) };
}

/** The form of the question, renewed when somebody has changed it in the ledger. */
export function QuestionForm() {
  const { info } = useStaffEvent();
  return <Fields key={JSON.stringify(info.question ?? {})} />;
}

function Fields() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [texts, setTexts] = useState<Texts>({ ...blank, ...info.question });
  const [isTried, setIsTried] = useState(false);
  const question = questionOf(texts);
  const isSame = JSON.stringify(question) === JSON.stringify(questionOf({ ...blank, ...info.question }));
  const isMissing = question[questionLanguage] === '';
  const isLong = Object.values(texts).some((text) => lengthOf(text) > maxQuestionLength);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || isLong) return;
    ask({
      reason: 'Question set',
      done: t('staff.question.done'),
      send: (reason, options) => configureEvent(rabbit, { reason, question }, options),
    });
  };

  const errorOf = (code: Locale) => {
    if (lengthOf(texts[code]) > maxQuestionLength)
      return t('staff.question.too-long', { max: maxQuestionLength });
    return code === questionLanguage && isTried && isMissing ? t('staff.question.missing') : undefined;
  };

  return (
    <Card tone="raised">
      <form className={cards.section} onSubmit={save} noValidate>
        <h3>{t('staff.question.title')}</h3>
        <p>{t('staff.question.text')}</p>
        {locales.map(({ code, iso, name }) => (
          <TextArea
            key={code}
            label={<span lang={iso}>{name}</span>}
            rows={2}
            lang={iso}
            error={errorOf(code)}
            value={texts[code]}
            onChange={(text) => setTexts({ ...texts, [code]: text })}
          />
        ))}
        {info.phase === 'ended' && <Notice>{t('staff.question.fixed')}</Notice>}
        <Button type="submit" disabled={info.phase === 'ended' || isSame}>
          {t('staff.question.act')}
        </Button>
      </form>
    </Card>
  );
}
