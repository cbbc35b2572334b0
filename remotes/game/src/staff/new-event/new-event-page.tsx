import { MakingPage } from '@rainbow-rabbit/parts/console/making';
import { maxEventNameLength, maxPrizeLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { QuestionFields } from '../event-key/question-fields';
import { isTooLong, noQuestion, typedQuestion } from '../event-key/question-texts';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import { PracticeCard } from './practice-card';
import { useMakingEvent } from './use-making-event';

/** `/_internal/game/new`: makes an event. */
export function NewEventPage() {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const paths = useConsolePaths();
  const navigate = useNavigate();
  const { ao } = useNetwork();
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
      words={{
        title: t('staff.new.title'),
        intro: t('staff.new.intro'),
        name: t('staff.new.name'),
        nameHint: t('staff.new.name-hint'),
        nameMissing: t('staff.new.name-missing'),
        begun: t('staff.new.begun'),
        step: (step) => ({ name: t(`staff.new.${step}`), text: t(`staff.new.${step}.text`) }),
        make: t('staff.new.act'),
        goOn: t('staff.new.go-on'),
        noNetwork: t('staff.new.no-network'),
        errorText,
      }}
      home={{ to: paths.home, label: t('staff.events.title') }}
      canMake={ao.spawn !== undefined}
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
