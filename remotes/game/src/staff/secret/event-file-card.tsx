import { SecretCard } from '@rainbow-rabbit/parts/console/secret';
import { useEventConsole } from '../acts/use-event-console';
import { FromEventOwner } from './from-event-owner';
import { giveSecrets } from './give-secrets';
import { isSecretComplete } from './is-secret-complete';
import { useSecretWords } from './with-event-secret';

/** The event file: the copy of the event's secret outside of the browser. With it the event gets the keys that bind its id. */
export function EventFileCard() {
  const { t, ask, rabbit, info, secret } = useEventConsole();
  const words = useSecretWords();
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
