import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';

interface KeyfileButtonProps {
  variant: 'primary' | 'secondary';
  isBusy: boolean;
  onSave: () => void;
}

/** Saves the keyfile of a wallet that can do so. */
export function KeyfileButton({ variant, isBusy, onSave }: KeyfileButtonProps) {
  const t = useMessages();
  return (
    <Button variant={variant} wide busy={isBusy} onClick={onSave}>
      <Icon name="download" />
      {t('popup.keyfile')}
    </Button>
  );
}
