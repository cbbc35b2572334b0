import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Meme, MemeLayer, SceneName } from './domain/meme';
import { changedMeme, redone, startMeme, undone } from './domain/meme-history';
import { firstMeme, sceneSlots, withExamples } from './domain/scene-captions';
import { captionFaces } from './draw/meme-font';
import type { MemeMaterial } from './draw/meme-painter';
import type { LoadedStudio } from './keep/load-studio';
import { useKeeping } from './keep/use-keeping';
import { type MemeMessages, useMemeMessages } from './meme-messages';

/** Returns the examples of a scene's captions in the language of the page. */
export function examplesOf(scene: SceneName, t: MemeMessages): string[] {
  return sceneSlots[scene].map((_, index) =>
    t(`meme.example.${scene}.${index + 1}` as 'meme.example.fine.1'),
  );
}

/** The scene of a first visit. */
const firstScene: SceneName = 'buttons';

/** The meme in work, with its history, the chosen layer, and the material that it is drawn with. */
export function useStudio({ draft, pictures }: LoadedStudio) {
  const t = useMemeMessages();
  const { code } = useLocale();
  const [history, setHistory] = useState(() =>
    startMeme(draft?.meme ?? firstMeme(firstScene, examplesOf(firstScene, t))),
  );
  const [selected, select] = useState<number>();
  const { now } = history;
  const meme = useMemo(
    () => (now.back.kind === 'scene' ? withExamples(now, examplesOf(now.back.scene, t)) : now),
    [now, t],
  );

  const change = useCallback(
    (next: Meme, field?: string) => setHistory((before) => changedMeme(before, next, field)),
    [],
  );
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);

  const material: MemeMaterial = useMemo(
    () => ({ faces: captionFaces(code), pictureOf: (name) => pictures.get(name)?.bitmap }),
    [code, pictures],
  );
  const blobOf = useCallback(
    ({ back }: Meme) => (back.kind === 'picture' ? pictures.get(back.picture)?.blob : undefined),
    [pictures],
  );
  const keeping = useKeeping(meme, blobOf);
  const version = useFaceVersion();

  const layer: MemeLayer | undefined = meme.layers.find(({ id }) => id === selected);
  return {
    meme,
    change,
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
    selected: layer?.id,
    layer,
    select,
    material,
    version,
    pictures,
    keeping,
  };
}

export type MemeStudio = ReturnType<typeof useStudio>;

/** Returns another number when the page's faces have come: captions are then drawn anew. */
function useFaceVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const count = () => setVersion((before) => before + 1);
    document.fonts?.addEventListener('loadingdone', count);
    return () => document.fonts?.removeEventListener('loadingdone', count);
  }, []);
  return version;
}
