import { Button } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';

interface ImportLinkProps {
  onImport: () => void;
  /** True when the user comes back from the import, so that the link gets the focus again. */
  isBack: boolean;
}

/** The further steps of the popup. */
export interface PopupWays extends ImportLinkProps {
  onRescue: () => void;
  onHandOver: () => void;
  onReceive: () => void;
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
