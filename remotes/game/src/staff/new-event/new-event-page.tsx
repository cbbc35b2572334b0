import { MakingPage } from '@rainbow-rabbit/parts/console/making';
import { maxEventNameLength, maxPrizeLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { QuestionFields } from '../event-key/question-fields';
import { isTooLong, noQuestion, typedQuestion } from '../event-key/question-texts';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import { PracticeCard } from './practice-card';
import { useMakingEvent } from './use-making-event';

/** `/_internal/game/new`: makes an event. */
export function NewEventPage() {
  const t = useStaffMessages();
  const paths = useConsolePaths();
  const navigate = useNavigate();
  const { code: page } = useLocale();
  const [prize, setPrize] = useState('');
  const [texts, setTexts] = useState(noQuestion);
  const { state, begun, make } = useMakingEvent((process) =>
    navigate(paths.section(process, firstSection), { replace: true }),
  );
  const begin = (name: string, isRehearsal: boolean) => {
    if (Object.values(texts).some(isTooLong)) return;
    void make({ name, prize, question: typedQuestion(texts, page), isRehearsal });
  };
  return (
    <MakingPage
      noun={t('staff.new.noun')}
      home={{ to: paths.home, label: t('staff.events.title') }}
      fieldName="event-name"
      maxNameLength={maxEventNameLength}
      state={state}
      begun={begun?.name}
      before={<PracticeCard onPractise={() => begin(t('staff.rehearsal.title'), true)} />}
      fields={
        <>
          <TextField
            label={t('staff.settings.prize')}
            hint={t('staff.settings.prize-hint')}
            name="prize"
            autoComplete="off"
            maxLength={maxPrizeLength}
            value={prize}
            onChange={({ target }) => setPrize(target.value)}
          />
          <QuestionFields
            label={t('staff.question.title')}
            hint={t('staff.question.hint')}
            texts={texts}
            onChange={setTexts}
          />
        </>
      }
      onMake={(name) => begin(name, false)}
    />
  );
}
