import { configureEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { QuestionFields } from './question-fields';
import { isTooLong, textsOf, typedQuestion } from './question-texts';

/** The form of the question, renewed when somebody has changed it in the ledger. */
export function QuestionForm() {
  const { info } = useStaffEvent();
  const { code: page } = useLocale();
  return <Fields key={JSON.stringify([page, info.question])} />;
}

function Fields() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const { code: page } = useLocale();
  const [texts, setTexts] = useState(() => textsOf(info.question, page));
  const [isTried, setIsTried] = useState(false);
  const question = typedQuestion(texts, page);
  const isSame = JSON.stringify(texts) === JSON.stringify(textsOf(info.question, page));
  const isLong = Object.values(texts).some(isTooLong);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!question || isLong) return;
    ask({
      reason: 'Question set',
      done: t('staff.question.done'),
      send: (reason, options) => configureEvent(rabbit, { reason, question }, options),
    });
  };

  return (
    <Card tone="raised">
      <form className={cards.section} onSubmit={save} noValidate>
        <h3>{t('staff.question.title')}</h3>
        <p>{t('staff.question.text')}</p>
        <QuestionFields
          label={t('staff.question.title')}
          texts={texts}
          error={isTried && !question ? t('staff.question.missing') : undefined}
          onChange={setTexts}
        />
        {info.phase === 'ended' && <Notice>{t('staff.question.fixed')}</Notice>}
        <Button type="submit" disabled={info.phase === 'ended' || isSame}>
          {t('staff.question.act')}
        </Button>
      </form>
    </Card>
  );
}
