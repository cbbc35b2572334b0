import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { NewProcessPage } from '@rainbow-rabbit/parts/console/making';
import { maxEventNameLength, maxPrizeLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { QuestionFields } from '../event-key/question-fields';
import { isTooLong, noQuestion, typedQuestion } from '../event-key/question-texts';
import { rehearsalNames } from '../rehearsal/rehearsal-names';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useStaffMessages } from '../staff-messages';
import { firstActs } from './first-acts';
import { newEvent } from './new-event';

/** `/_internal/game/new`: makes an event. */
export function NewEventPage() {
  const t = useStaffMessages();
  const paths = useConsolePaths();
  const { events } = useNetwork();
  const { code: page } = useLocale();
  const [prize, setPrize] = useState('');
  const [texts, setTexts] = useState(noQuestion);
  return (
    <NewProcessPage
      kind={newEvent}
      pathOf={(process) => paths.section(process, firstSection)}
      noun={t('staff.new.noun')}
      home={{ to: paths.home, label: t('staff.events.title') }}
      fieldName="event-name"
      maxNameLength={maxEventNameLength}
      before={(make) => <PracticeCard onPractise={() => make(t('staff.rehearsal.title'), true)} />}
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
      isFaulty={Object.values(texts).some(isTooLong)}
      actsOf={(made) => {
        const taken = events.map(({ slug }) => slug);
        return firstActs({ ...made, prize, question: typedQuestion(texts, page) }, taken);
      }}
    />
  );
}

/** Offers a rehearsal to whoever makes an event. */
function PracticeCard({ onPractise }: { onPractise: () => void }) {
  const t = useStaffMessages();
  return (
    <Card tone="raised">
      <Stack>
        <h2>{t('staff.new.practise-title')}</h2>
        <p>{t('staff.new.practise-text')}</p>
        <Button variant="secondary" wide onClick={onPractise}>
          {t('staff.new.practise', { players: rehearsalNames.length })}
        </Button>
      </Stack>
    </Card>
  );
}
