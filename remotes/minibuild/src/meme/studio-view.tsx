import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { type Tab, Tabs } from '@rainbow-rabbit/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { withCopy, withOrder, withoutLayer } from './domain/layer-edits';
import { type Meme, memeSizes } from './domain/meme';
import { FinishCard } from './finish-card';
import type { LoadedStudio } from './keep/load-studio';
import { useMemeMessages } from './meme-messages';
import { CaptionsPanel } from './panels/captions-panel';
import { GroundPanel } from './panels/ground-panel';
import { StickersPanel } from './panels/stickers-panel';
import { Said, useSaid } from './said';
import { MemeStage } from './stage/stage';
import type { GripKind } from './stage/stage-hands';
import styles from './studio-view.module.css';
import { Toolbar } from './toolbar';
import { useLayerName } from './use-layer-name';
import { useStudio } from './use-studio';

type PanelName = 'ground' | 'captions' | 'stickers';

/** Keys that the whole studio knows, unless a field needs them. */
function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'y') return 'redo';
  if (key.toLowerCase() !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** The stage with the meme, the panels with all that is on it, and the ways to take it along. */
export function StudioView({ loaded }: { loaded: LoadedStudio }) {
  const t = useMemeMessages();
  const nameOf = useLayerName();
  const studio = useStudio(loaded);
  const { meme, change, undo, redo, selected, layer, select, material, version, pictures } = studio;
  const [panel, setPanel] = useState<PanelName>('ground');
  const { said, say } = useSaid();
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<number>();

  useEffect(() => {
    if (wanted === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-field="${wanted}"]`)?.focus();
    setWanted(undefined);
  }, [wanted]);

  /** Opens the panel of a layer. */
  const open = (id: number | undefined) => {
    select(id);
    const kind = meme.layers.find((one) => one.id === id)?.kind;
    if (kind) setPanel(kind === 'caption' ? 'captions' : 'stickers');
  };
  const edit = (id: number) => {
    open(id);
    setWanted(id);
  };

  const remove = (id: number) => {
    const gone = meme.layers.find((one) => one.id === id);
    change(withoutLayer(meme, id));
    if (gone) say(t('meme.said.removed', { name: nameOf(gone, meme) }));
    root.current?.querySelector<HTMLElement>('[data-home]')?.focus();
  };
  const copy = (id: number) => {
    const next = withCopy(meme, id);
    change(next);
    say(t(next === meme ? 'meme.said.full' : 'meme.said.copied'));
    if (next !== meme) select(meme.nextId);
  };
  const order = (id: number, by: 1 | -1) => {
    const next = withOrder(meme, id, by);
    change(next, `${id} order`);
    say(t(by > 0 ? 'meme.said.higher' : 'meme.said.lower'));
  };
  const runUndo = () => {
    undo?.();
    say(t('meme.said.undone'));
  };
  const runRedo = () => {
    redo?.();
    say(t('meme.said.redone'));
  };

  const sayPlace = (next: Meme) => {
    const moved = next.layers.find(({ id }) => id === selected);
    if (!moved) return;
    const size = memeSizes[next.format];
    say(
      t('meme.said.placed', {
        name: nameOf(moved, next),
        across: Math.round((100 * moved.x) / size.width),
        down: Math.round((100 * moved.y) / size.height),
        width: Math.round((100 * moved.width) / size.width),
        turn: Math.round(moved.turn),
      }),
    );
  };
  const changeOnStage = (next: Meme, _kind: GripKind | 'key', field?: string) => {
    change(next, field);
    sayPlace(next);
  };

  const pressOnLayer = (id: number, { key }: KeyboardEvent): boolean => {
    switch (key) {
      case 'Enter':
        edit(id);
        return true;
      case 'Delete':
      case 'Backspace':
        remove(id);
        return true;
      case 'd':
        copy(id);
        return true;
      case 'PageUp':
      case 'PageDown':
        order(id, key === 'PageUp' ? 1 : -1);
        return true;
      case 'Escape':
        select(undefined);
        return true;
      default:
        return false;
    }
  };

  const press = (event: KeyboardEvent) => {
    const command = commandOf(event);
    // A text field undoes its own typing as long as it can; what it has typed is a step here as well.
    if (!command) return;
    event.preventDefault();
    if (command === 'undo' && undo) runUndo();
    if (command === 'redo' && redo) runRedo();
  };

  const tabs: readonly Tab<PanelName>[] = [
    { id: 'ground', label: t('meme.tab.ground') },
    { id: 'captions', label: t('meme.tab.captions') },
    { id: 'stickers', label: t('meme.tab.stickers') },
  ];
  const own =
    meme.back.kind === 'picture' && panel === 'ground' ? pictures.get(meme.back.picture)?.bitmap : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole studio; each has a button as well
    <div ref={root} className={styles.studio} onKeyDown={press}>
      <div className={styles.work}>
        <MemeStage
          meme={meme}
          material={material}
          version={version}
          selected={selected}
          picture={own}
          describedBy={keysId}
          onSelect={own ? select : open}
          onChange={changeOnStage}
          onEdit={edit}
          onKey={pressOnLayer}
        />
        <Toolbar
          layer={layer}
          onUndo={undo && runUndo}
          onRedo={redo && runRedo}
          onCopy={copy}
          onOrder={order}
          onRemove={remove}
        />
        <FoldedPart className={styles.keys} labelClass={styles.summary} label={t('meme.keys')}>
          <p id={keysId}>{t('meme.keys-text')}</p>
        </FoldedPart>
      </div>
      <div className={styles.side}>
        <Tabs label={t('meme.tabs')} tabs={tabs} selected={panel} onSelect={setPanel}>
          {panel === 'ground' && <GroundPanel studio={studio} say={say} />}
          {panel === 'captions' && (
            <CaptionsPanel studio={studio} say={say} onRemove={remove} onCopy={copy} />
          )}
          {panel === 'stickers' && (
            <StickersPanel studio={studio} say={say} onRemove={remove} onCopy={copy} />
          )}
        </Tabs>
        <FinishCard studio={studio} say={say} />
      </div>
      <Said {...said} />
    </div>
  );
}
