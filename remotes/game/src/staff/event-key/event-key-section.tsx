import { useFields } from '@rainbow-rabbit/parts/console/form';
import { configureEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import cards from '../cards.module.css';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { KeyCard } from './key-card';
import { QuestionFields } from './question-fields';
import { isTooLong, textsOf, typedQuestion } from './question-texts';

/** Section: the question, and the key that answers it. */
export function EventKeySection() {
  return (
    <>
      <QuestionForm />
      <KeyCard />
    </>
  );
}

/** The form of the question, renewed when somebody has changed it in the ledger. */
function QuestionForm() {
  const { info } = useStaffEvent();
  const { code: page } = useLocale();
  return <Fields key={JSON.stringify([page, info.question])} />;
}

function Fields() {
  const { t, ask, rabbit, info } = useEventConsole();
  const { code: page } = useLocale();
  const typed = useFields(() => textsOf(info.question, page));
  const { values: texts } = typed;
  const question = typedQuestion(texts, page);
  const isSame = JSON.stringify(texts) === JSON.stringify(textsOf(info.question, page));
  const missing = t('staff.question.missing');
  const form = typed.judged(
    { missing: !question && missing, long: Object.values(texts).some(isTooLong) && missing },
    () =>
      ask({
        reason: 'Question set',
        done: t('staff.question.done'),
        send: (reason, options) => configureEvent(rabbit, { reason, question }, options),
      }),
  );

  return (
    <Card tone="raised">
      <form className={cards.section} {...form.form}>
        <h3>{t('staff.question.title')}</h3>
        <p>{t('staff.question.text')}</p>
        <QuestionFields
          label={t('staff.question.title')}
          texts={texts}
          error={form.faultOf('missing')}
          onChange={typed.set}
        />
        {info.phase === 'ended' && <Notice>{t('staff.question.fixed')}</Notice>}
        <Button type="submit" disabled={info.phase === 'ended' || isSame}>
          {t('staff.question.act')}
        </Button>
      </form>
    </Card>
  );
}
