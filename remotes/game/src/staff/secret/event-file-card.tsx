import { SecretCard } from '@rainbow-rabbit/parts/console/secret';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { FromEventOwner } from './from-event-owner';
import { giveSecrets } from './give-secrets';
import { isSecretComplete } from './is-secret-complete';
import { useSecretWords } from './with-event-secret';

/** The event file: the copy of the event's secret outside of the browser. With it the event gets the keys that bind its id. */
export function EventFileCard() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const words = useSecretWords();
  const { rabbit, info, secret } = useStaffEvent();
  const { contactKey, phase, slug } = info;
  return (
    <SecretCard
      secret={secret}
      words={words}
      fileName={`${slug ?? rabbit.process.slice(0, 8)}.event`}
      isUsed={contactKey !== undefined}
      isComplete={isSecretComplete(info) || phase === 'ended'}
      mayReplace={phase === 'draft'}
      otherWay={<FromEventOwner />}
      onMade={() =>
        ask({
          reason: 'Secret of the event set',
          done: t('staff.file.done'),
          send: (reason, options) =>
            secret.lend((bytes) => giveSecrets(rabbit, { secret: bytes, reason }, options)),
        })
      }
    />
  );
}
