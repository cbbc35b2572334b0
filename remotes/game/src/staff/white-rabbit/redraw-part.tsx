import { Button } from '@rainbow-rabbit/shared/ui';
import { useStaffMessages } from '../staff-messages';
import type { Sealing } from './use-sealing';

/** The step to another White Rabbit: the next edition has a further draw, which stays secret until the end. */
export function RedrawPart({ sealing: { step, seal } }: { sealing: Sealing }) {
  const t = useStaffMessages();
  return (
    <>
      <p>{t('staff.role.redraw.text')}</p>
      <div>
        <Button variant="secondary" busy={step !== undefined} onClick={() => void seal(true)}>
          {t('staff.role.redraw.act')}
        </Button>
      </div>
    </>
  );
}
