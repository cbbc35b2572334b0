import { Button, Card } from '@rainbow-rabbit/shared/ui';
import cards from '../cards.module.css';
import { rehearsalNames } from '../rehearsal/rehearsal-names';
import { useStaffMessages } from '../staff-messages';

/** Offers a rehearsal to whoever makes an event. */
export function PracticeCard({ onPractise }: { onPractise: () => void }) {
  const t = useStaffMessages();
  return (
    <Card tone="raised">
      <div className={cards.section}>
        <h2>{t('staff.new.practise-title')}</h2>
        <p>{t('staff.new.practise-text')}</p>
        <Button variant="secondary" wide onClick={onPractise}>
          {t('staff.new.practise', { players: rehearsalNames.length })}
        </Button>
      </div>
    </Card>
  );
}
