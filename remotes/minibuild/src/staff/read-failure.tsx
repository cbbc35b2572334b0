import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMiniBuildErrorText } from '../messages';
import { useContestStaffMessages } from './staff-messages';

/** The error of a read, which can be tried again. */
export function ReadFailure({ error, reload }: { error: unknown; reload: () => void }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  return (
    <Notice tone="error" action={<Button onClick={reload}>{t('staff.try-again')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}
