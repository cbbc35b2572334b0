import { Stack } from '@rainbow-rabbit/parts/console/layout';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { rehearsalNames } from '../rehearsal/rehearsal-names';
import { useStaffMessages } from '../staff-messages';

/** Offers a rehearsal to whoever makes an event. */
export function PracticeCard({ onPractise }: { onPractise: () => void }) {
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
