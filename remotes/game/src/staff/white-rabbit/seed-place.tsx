import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { useStaffMessages } from '../staff-messages';
import type { ChosenSeed } from './use-seed-file';

/** The place for the seed's file. */
export function SeedPlace({ seed: { file, error, choose } }: { seed: ChosenSeed }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  return (
    <>
      <FilePlace
        label={t('staff.role.seed.choose')}
        accept=".json"
        isFilled={file !== undefined}
        onChoose={choose}
      >
        <span>{t(file ? 'staff.role.seed.right' : 'staff.role.seed.choose')}</span>
      </FilePlace>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}
