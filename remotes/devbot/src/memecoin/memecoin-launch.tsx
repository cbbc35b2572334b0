import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import type { TaskProps } from '../bot/task';
import { useMessages } from '../messages';
import { AcceptTerms } from '../terms/accept-terms';

/** Launches a memecoin. */
export function MemecoinLaunch({ cancel }: TaskProps) {
  const t = useMessages();
  const [isAccepted, accept] = useState(false);
  return (
    <>
      <AcceptTerms kind="memecoins" isAccepted={isAccepted} onChange={accept} />
      <Notice
        action={
          <Button variant="secondary" onClick={cancel}>
            {t('task.discard')}
          </Button>
        }
      >
        {t('coming.about')}
      </Notice>
    </>
  );
}
