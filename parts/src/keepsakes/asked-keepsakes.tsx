import { Button } from '@rainbow-rabbit/shared/ui';
import { KeepsakeCard } from './keepsake-card';
import { KeepsakeList } from './keepsake-list';
import type { AskableKeepsake } from './use-own-keepsakes';

interface AskedKeepsakesProps {
  keepsakes: readonly AskableKeepsake[];
  wordOf: (name: 'get' | 'again' | 'making' | 'late') => string;
}

/** Keepsakes that were earned, each with the button that asks for it: at first, and once it is late. */
export function AskedKeepsakes({ keepsakes, wordOf }: AskedKeepsakesProps) {
  return (
    <KeepsakeList>
      {keepsakes.map(({ title, asset, step, isSending, onAsk }) => {
        const act = wordOf(step === 'late' ? 'again' : 'get');
        return (
          <KeepsakeCard key={title} title={title} asset={asset}>
            {(step === 'making' || step === 'late') && <span role="status">{wordOf(step)}</span>}
            {onAsk && (
              <Button
                variant={step === 'late' ? 'secondary' : 'primary'}
                busy={isSending}
                aria-label={`${act}: ${title}`}
                onClick={onAsk}
              >
                {act}
              </Button>
            )}
          </KeepsakeCard>
        );
      })}
    </KeepsakeList>
  );
}
