import { Segments } from '@rainbow-rabbit/parts/fields';
import { type MemePaint, memePaints } from '../domain/meme';
import { useMemeMessages } from '../meme-messages';
import styles from './paint-choice.module.css';

interface PaintChoiceProps {
  label: string;
  paint: MemePaint;
  /** Rabbits have no fur of ink. */
  isFur?: boolean;
  onChoose: (paint: MemePaint) => void;
}

/** The seven colours, white, and for letters the ink. */
export function PaintChoice({ label, paint, isFur = false, onChoose }: PaintChoiceProps) {
  const t = useMemeMessages();
  const paints = memePaints.filter((one) => !isFur || one !== 'ink');
  return (
    <Segments
      isRound
      label={label}
      value={paint}
      options={paints.map((value) => ({
        value,
        label: t(`meme.paint.${value}`),
        picture: <span className={styles.dot} data-scheme="light" data-colour={value} />,
      }))}
      onChoose={onChoose}
    />
  );
}
