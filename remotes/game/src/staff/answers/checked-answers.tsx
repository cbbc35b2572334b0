import { readEventInfo, revealKey } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { RoleWarnings } from '../white-rabbit/role-warnings';
import type { AnswerCheckState } from './use-answer-check';

interface CheckedAnswersProps {
  checked: Extract<AnswerCheckState, { status: 'checked' }>;
  /** True for an event in which the White Rabbit is drawn: without the seed's file nobody knows who must not win. */
  needsSeed: boolean;
}

/** The answers with the right key, and the reveal, unless the White Rabbit could win by it. */
export function CheckedAnswers({ checked: { key, answers, facts }, needsSeed }: CheckedAnswersProps) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit } = useStaffEvent();
  const [first] = answers.right;
  const counted = t('staff.answers.reveal.right', { count: answers.right.length, total: answers.total });
  if (first === undefined) return <Notice title={counted}>{t('staff.answers.reveal.nobody')}</Notice>;
  const isChecked = facts !== undefined || !needsSeed;
  const reveal = () =>
    ask({
      title: t('staff.answers.reveal.ask'),
      effect: (
        <>
          <p>{t('staff.answers.reveal.effect')}</p>
          {!isChecked && <p>{t('staff.answers.reveal.unchecked')}</p>}
        </>
      ),
      confirm: t('staff.answers.reveal.act'),
      isDangerous: true,
      hasNoReason: true,
      done: t('staff.answers.reveal.done'),
      send: async (_, options) => {
        try {
          await revealKey(rabbit, { key: toBase64Url(key), rabbit: first }, options);
        } catch (error) {
          // A player's phone was faster, or the attempt before had arrived.
          if (!hasCode(error, 'answer.revealed')) throw error;
        }
        return readEventInfo(rabbit, { maxAgeMs: 0 });
      },
    });
  return (
    <>
      <p role="status">{counted}</p>
      {facts && <RoleWarnings facts={facts} />}
      {!isChecked && <Notice tone="warning">{t('staff.answers.reveal.unchecked')}</Notice>}
      {!facts?.answered.length && (
        <div>
          <Button onClick={reveal}>{t('staff.answers.reveal.act')}</Button>
        </div>
      )}
    </>
  );
}
