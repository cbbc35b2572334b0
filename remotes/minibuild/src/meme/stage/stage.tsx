import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type BoxCorner, boxAfterKey } from '../domain/gestures';
import { withChangedLayer } from '../domain/layer-edits';
import { type Meme, type MemeLayer, memeSizes } from '../domain/meme';
import type { MemeMaterial } from '../draw/meme-painter';
import { useMemeMessages } from '../meme-messages';
import { useLayerName } from '../use-layer-name';
import styles from './stage.module.css';
import type { GripKind, GripTarget } from './stage-hands';
import { useStageHands } from './use-stage-hands';
import { placeElement, useStagePainter } from './use-stage-painter';

interface MemeStageProps {
  meme: Meme;
  material: MemeMaterial;
  /** Becomes another number when a face or a picture has come. */
  version: number;
  selected: number | undefined;
  /** The person's own picture, while it can be moved on the stage. */
  picture: { width: number; height: number } | undefined;
  /** Id of the text that explains the keys. */
  describedBy: string;
  onSelect: (id: number | undefined) => void;
  /** @param field changes in the same field are one step of undo */
  onChange: (meme: Meme, kind: GripKind | 'key', field?: string) => void;
  /** Asked for on a layer, by two taps or the Enter key: its fields. */
  onEdit: (id: number) => void;
  onKey: (id: number, event: KeyboardEvent) => boolean;
}

const corners: readonly BoxCorner[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** Reads from an element of the stage what a pointer takes hold of. */
function targetOf(element: EventTarget): GripTarget {
  const grip = element instanceof Element ? element.closest<HTMLElement>('[data-layer]') : null;
  if (!grip) return { layer: undefined };
  const layer = Number(grip.dataset.layer);
  const corner = corners[Number(grip.dataset.corner)];
  if (corner) return { layer, handle: corner };
  return grip.dataset.corner === 'turn' ? { layer, handle: 'turn' } : { layer };
}

/** The meme as it is, with its layers to be moved by hand and by keys. */
export function MemeStage(props: MemeStageProps) {
  const { meme, material, version, selected, picture, describedBy, onSelect, onChange, onEdit, onKey } =
    props;
  const t = useMemeMessages();
  const nameOf = useLayerName();
  const stage = useRef<HTMLDivElement>(null);
  const { canvas, frame, acrossLine, downLine, showLive } = useStagePainter({
    stage,
    meme,
    material,
    version,
  });
  const hands = useStageHands({ meme, selected, picture, onLive: showLive, onEnd: onChange });
  const size = memeSizes[meme.format];

  // A change that React knows of places the frame of the chosen layer; gestures place it themselves.
  const layer = meme.layers.find(({ id }) => id === selected);
  useEffect(() => {
    if (layer && frame.current) placeElement(frame.current, layer, size);
  }, [layer, frame, size]);

  // The stage stays in its place during a gesture: asking for it in each frame would have the page laid out twice.
  const place = useRef<DOMRect>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = place.current;
    if (!box) return { x: 0, y: 0 };
    const scale = size.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const target = targetOf(event.target);
    place.current = stage.current?.getBoundingClientRect();
    if (target.layer !== undefined || event.isPrimary) onSelect(target.layer);
    if (hands.down(event.pointerId, pointOf(event), target))
      stage.current?.setPointerCapture(event.pointerId);
  };

  const pressKey = (event: KeyboardEvent, moved: MemeLayer) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(moved.id, event)) {
      event.preventDefault();
      return;
    }
    const next = boxAfterKey(moved, event, meme.format);
    if (!next) return;
    event.preventDefault();
    onChange(
      withChangedLayer(meme, moved.id, () => next),
      'key',
      `${moved.id} ${event.key}`,
    );
  };

  const texts = meme.layers.flatMap((one) => (one.kind === 'caption' && one.text.trim() ? [one.text] : []));
  return (
    <div className={styles.room} data-format={meme.format}>
      <div
        ref={stage}
        className={styles.stage}
        data-format={meme.format}
        data-pans={picture ? true : undefined}
        onPointerDown={down}
        onPointerMove={(event) => hands.move(event.pointerId, pointOf(event))}
        onPointerUp={(event) => hands.up(event.pointerId)}
        onPointerCancel={(event) => hands.up(event.pointerId, true)}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={texts.length > 0 ? t('meme.stage', { texts: texts.join(' / ') }) : t('meme.stage-bare')}
        />
        {meme.layers.map((one) => (
          <button
            key={one.id}
            ref={(element) => {
              if (element) placeElement(element, one, size);
            }}
            type="button"
            className={styles.layer}
            data-layer={one.id}
            aria-label={nameOf(one, meme)}
            aria-pressed={one.id === selected}
            aria-describedby={describedBy}
            onFocus={() => onSelect(one.id)}
            onKeyDown={(event) => pressKey(event, one)}
            onDoubleClick={() => onEdit(one.id)}
          />
        ))}
        {layer && (
          <div ref={frame} className={styles.frame} aria-hidden="true">
            <span className={styles.stalk} />
            <span className={styles.handle} data-layer={layer.id} data-corner="turn" />
            {corners.map(([across, down], index) => (
              <span
                key={`${across} ${down}`}
                className={styles.handle}
                data-layer={layer.id}
                data-corner={index}
              />
            ))}
          </div>
        )}
        <div ref={acrossLine} className={styles.across} hidden />
        <div ref={downLine} className={styles.down} hidden />
      </div>
    </div>
  );
}
