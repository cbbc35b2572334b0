import { NewKeySteps, SealingKeyCard } from '@rainbow-rabbit/parts/console/contacts';
import { configureEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { eventKeyCodes } from './contact-key-codes';

/** The contact key of an event that is being set up: made here, saved, and used once the saved file has proved to open it. */
export function ContactKeyCard() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  return (
    <SealingKeyCard
      words={{
        title: t('staff.contact-key.title'),
        text: t('staff.contact-key.text'),
        there: t('staff.contact-key.there'),
        replace: t('staff.contact-key.replace'),
      }}
      hasKey={info.contactKey !== undefined}
      mayReplace={info.phase === 'draft'}
      steps={(close) => <MakeContactKey onUsed={close} />}
    />
  );
}

function MakeContactKey({ onUsed }: { onUsed: () => void }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  return (
    <NewKeySteps
      words={{
        stepSave: t('staff.contact-key.step-save'),
        stepProve: t('staff.contact-key.step-prove'),
        stepUse: t('staff.contact-key.step-use'),
        save: t('staff.contact-key.save'),
        saveAgain: t('staff.contact-key.save-again'),
        choose: t('staff.contact-key.choose'),
        proven: t('staff.contact-key.proven'),
        use: t('staff.contact-key.act'),
      }}
      codes={eventKeyCodes}
      fileName={`contact-key-${info.slug ?? rabbit.process.slice(0, 8)}`}
      errorText={errorText}
      onUse={(contactKey) =>
        ask({
          reason: 'Contact key set',
          done: t('staff.contact-key.done'),
          send: (reason, options) => configureEvent(rabbit, { reason, contactKey }, options),
          onDone: onUsed,
        })
      }
    />
  );
}
