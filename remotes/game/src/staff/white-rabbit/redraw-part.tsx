import { saveFile } from '@rainbow-rabbit/shared/files';
import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { type SeedFile, seedFileText } from './seed-file';

/** A further draw from the same seed, for the edition that is dealt next. */
export interface Redraw {
  file: SeedFile;
  edition: number;
  /** Called once the new file is saved, which takes the place of the chosen one. */
  onSaved: () => void;
}

/** The step to another White Rabbit: a new file that names the further draw, which stays secret until the end. */
export function RedrawPart({ file, edition, onSaved }: Redraw) {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const save = () => {
    const next = { seed: file.seed, redraws: [...file.redraws, edition] };
    const name = `draw-${info.slug ?? rabbit.process.slice(0, 8)}-${next.redraws.length + 1}.json`;
    saveFile(name, seedFileText(next), 'application/json');
    onSaved();
  };
  return (
    <>
      <p>{t('staff.role.redraw.text')}</p>
      <div>
        <Button variant="secondary" onClick={save}>
          <Icon name="download" />
          {t('staff.role.redraw.act')}
        </Button>
      </div>
    </>
  );
}
