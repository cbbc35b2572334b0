import { Button } from '@rainbow-rabbit/shared/ui';
import { KeepsakeCard } from './keepsake-card';

interface AskedKeepsakeProps {
  title: string;
  keepsake: { isAsked: boolean; asset?: string | undefined };
  words: { get: string; again: string; making: string };
  /** False for a visitor who can't sign. */
  canAsk: boolean;
  isSending: boolean;
  onAsk: () => void;
}

/** A keepsake that was earned, with the button that asks for it until it is made. */
export function AskedKeepsake({ title, keepsake, words, canAsk, isSending, onAsk }: AskedKeepsakeProps) {
  const { isAsked, asset } = keepsake;
  const act = isAsked ? words.again : words.get;
  return (
    <KeepsakeCard title={title} asset={asset}>
      {isAsked && !asset && <span role="status">{words.making}</span>}
      {!asset && canAsk && (
        <Button
          variant={isAsked ? 'secondary' : 'primary'}
          busy={isSending}
          aria-label={`${act}: ${title}`}
          onClick={onAsk}
        >
          {act}
        </Button>
      )}
    </KeepsakeCard>
  );
}
