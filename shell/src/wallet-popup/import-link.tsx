import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';

interface ImportLinkProps {
  onImport: () => void;
  /** The user comes back from there: the keyboard goes on where it was. */
  isBack: boolean;
}

/** Where else the popup can lead. */
export interface PopupWays extends ImportLinkProps {
  onRescue: () => void;
}

/** The quiet way to the import of a keyfile. */
export function ImportLink({ onImport, isBack }: ImportLinkProps) {
  const t = useMessages();
  return (
    <Button variant="quiet" autoFocus={isBack} onClick={onImport}>
      {t('import.link')}
    </Button>
  );
}
