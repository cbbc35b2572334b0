import { SecretCard } from '@rainbow-rabbit/parts/console/secret';
import { useEventConsole } from '../session/use-event-console';
import { giveSecrets } from './give-secrets';
import { isSecretComplete } from './is-secret-complete';

/** The event file: the copy of the event's secret outside of the browser. With it the event gets the keys that bind its id. */
export function EventFileCard() {
  const { t, ask, rabbit, info, secret } = useEventConsole();
  const { contactKey, phase, slug } = info;
  return (
    <SecretCard
      fileName={`${slug ?? rabbit.process.slice(0, 8)}.event`}
      isUsed={contactKey !== undefined}
      isComplete={isSecretComplete(info) || phase === 'ended'}
      mayReplace={phase === 'draft'}
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
