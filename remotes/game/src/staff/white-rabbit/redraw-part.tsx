import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useGameErrorText } from '../../messages';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { lendSeed, seedFileOf } from './seed-file';
import type { ProvenSeedFile } from './use-seed-file';

/** A further draw from the same seed, for the edition that is dealt next. */
export interface Redraw {
  file: ProvenSeedFile;
  edition: number;
  /** Called once the new file is saved, which takes the place of the chosen one. */
  onSaved: () => void;
}

/** The step to another White Rabbit: a new file that names the further draw, which stays secret until the end. */
export function RedrawPart({ file, edition, onSaved }: Redraw) {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const errorText = useGameErrorText();
  const [error, setError] = useState<unknown>();
  const save = async () => {
    const redraws = [...file.redraws, edition];
    const name = `draw-${info.slug ?? rabbit.process.slice(0, 8)}-${redraws.length + 1}.json`;
    setError(undefined);
    try {
      const next = await lendSeed(file, ({ seed }) => seedFileOf({ seed, redraws }));
      saveFile(name, next, 'application/json');
      next.fill(0);
      onSaved();
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <>
      <p>{t('staff.role.redraw.text')}</p>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          <Icon name="download" />
          {t('staff.role.redraw.act')}
        </Button>
      </div>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}
