import { revealAct } from '@rainbow-rabbit/processes/autopilot/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import type { AnswerCheckState } from './use-answer-check';

interface CheckedAnswersProps {
  checked: Extract<AnswerCheckState, { status: 'checked' }>;
}

/** The answers with the right key, and the reveal. */
export function CheckedAnswers({ checked: { key, answers } }: CheckedAnswersProps) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit } = useStaffEvent();
  const [first] = answers.right;
  const counted = t('staff.answers.reveal.right', { count: answers.right.length, total: answers.total });
  if (first === undefined) return <Notice title={counted}>{t('staff.answers.reveal.nobody')}</Notice>;
  const reveal = () => ask({ ...revealAct(rabbit, key, first.rabbit), done: t('staff.answers.reveal.done') });
  return (
    <>
      <p role="status">{counted}</p>
      <p>{t('staff.answers.reveal.effect')}</p>
      <div>
        <Button onClick={reveal}>{t('staff.answers.reveal.act')}</Button>
      </div>
    </>
  );
}
