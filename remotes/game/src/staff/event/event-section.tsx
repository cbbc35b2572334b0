import { Card } from '@rainbow-rabbit/shared/ui';
import { PhaseActs } from './phase-acts';

/** Section: the event's phases. */
export function EventSection() {
  return (
    <Card tone="raised">
      <PhaseActs />
    </Card>
  );
}
