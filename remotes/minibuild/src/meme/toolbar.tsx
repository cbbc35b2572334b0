import type { MemeLayer } from './domain/meme';
import { MemeIcon, type MemeIconName } from './meme-icon';
import { useMemeMessages } from './meme-messages';
import styles from './toolbar.module.css';

interface ToolbarProps {
  layer: MemeLayer | undefined;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onCopy: (id: number) => void;
  onOrder: (id: number, by: 1 | -1) => void;
  onRemove: (id: number) => void;
}

/** The acts on the whole meme, and on the layer that is chosen. */
export function Toolbar({ layer, onUndo, onRedo, onCopy, onOrder, onRemove }: ToolbarProps) {
  const t = useMemeMessages();
  const onLayer = (act: (id: number) => void) => layer && (() => act(layer.id));
  const acts: readonly { icon: MemeIconName; act: (() => void) | undefined }[] = [
    { icon: 'undo', act: onUndo },
    { icon: 'redo', act: onRedo },
    { icon: 'copy', act: onLayer(onCopy) },
    { icon: 'higher', act: onLayer((id) => onOrder(id, 1)) },
    { icon: 'lower', act: onLayer((id) => onOrder(id, -1)) },
    { icon: 'remove', act: onLayer(onRemove) },
  ];
  return (
    <fieldset className={styles.bar} aria-label={t('meme.tools')}>
      {acts.map(({ icon, act }, index) => (
        <button
          key={icon}
          type="button"
          className={styles.tool}
          data-home={index === 0 ? true : undefined}
          aria-label={t(`meme.tool.${icon}` as 'meme.tool.undo')}
          title={t(`meme.tool.${icon}` as 'meme.tool.undo')}
          aria-disabled={act ? undefined : true}
          onClick={act}
        >
          <MemeIcon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
