import { type ProcessPlace, setOrganiser } from '@rainbow-rabbit/processes/arcade/client';
import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { Checkbox, TextField } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useOrganiserMessages } from './organiser-messages';
import { ReasonDialog } from './reason-dialog';

interface OrganisersDialogProps {
  arcade: ProcessPlace;
  onDone: () => void;
  onClose: () => void;
}

/** The staff's form that makes somebody an organiser, or no longer one. */
export function OrganisersDialog({ arcade, onDone, onClose }: OrganisersDialogProps) {
  const t = useOrganiserMessages();
  const [written, setWritten] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const address = written.trim();
  return (
    <ReasonDialog
      title={t('organiser.people')}
      text={t('organiser.people-text')}
      go={t(isRemoved ? 'organiser.people-remove' : 'organiser.people-add')}
      check={() => {
        setIsWrong(!isAddress(address));
        return isAddress(address);
      }}
      send={async (reason, options) => {
        if (isAddress(address))
          await setOrganiser(arcade, { address, isOrganiser: !isRemoved, reason }, options);
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={t('organiser.address')}
        error={isWrong && !isAddress(address) ? t('organiser.address-invalid') : undefined}
        value={written}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Checkbox
        label={t('organiser.people-remove')}
        checked={isRemoved}
        onChange={({ target }) => setIsRemoved(target.checked)}
      />
    </ReasonDialog>
  );
}
