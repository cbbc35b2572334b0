import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MiddleLines } from '../domain/gestures';
import { type LayerBox, type Meme, memeSizes } from '../domain/meme';
import { createMemePainter, type MemeMaterial, type MemePainter } from '../draw/meme-painter';

interface StagePainterParams {
  stage: RefObject<HTMLDivElement | null>;
  meme: Meme;
  material: MemeMaterial;
  version: number;
}

/** The meme that the stage shows: in the midst of a gesture, or as it is. */
interface ShownMeme {
  meme: Meme;
  lines: MiddleLines;
  isLive: boolean;
}

const noMiddleLines: MiddleLines = { isAcross: false, isDown: false };

/** The most pixels of the stage's canvas for each of the page's: with more, a slow phone draws too few frames. */
const mostPixelRatio = 1.5;

/**
 * Places an element over the box of a layer, in hundredths of the stage's width. A frame that only moves or turns needs no
 * layout.
 */
export function placeElement(element: HTMLElement, box: LayerBox, size: { width: number }): void {
  const length = (value: number) => `${((100 * value) / size.width).toFixed(3)}cqi`;
  const { style } = element;
  style.width = length(box.width);
  style.height = length(box.height);
  style.translate = `calc(${length(box.x)} - 50%) calc(${length(box.y)} - 50%)`;
  style.rotate = `${box.turn}deg`;
}

/** Gives a canvas the pixels that are seen of it. Setting a size, also the same one, would clear it. */
function fitCanvas(
  canvas: HTMLCanvasElement,
  size: { width: number; height: number },
  shownWidth: number,
): void {
  const ratio = Math.min(mostPixelRatio, window.devicePixelRatio || 1);
  const width = Math.min(size.width, Math.max(1, Math.round(shownWidth * ratio)));
  const height = Math.max(1, Math.round((width * size.height) / size.width));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/**
 * Paints a meme on a stage: once after each change, and during a gesture once in a frame. A page that rests asks for no
 * frames.
 */
export function useStagePainter({ stage, meme, material, version }: StagePainterParams) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const acrossLine = useRef<HTMLDivElement>(null);
  const downLine = useRef<HTMLDivElement>(null);
  const painter = useRef<MemePainter>(undefined);
  const asked = useRef(0);
  const shown = useRef<ShownMeme>({ meme, lines: noMiddleLines, isLive: false });

  const paint = useCallback(() => {
    asked.current = 0;
    const { meme: now, lines, isLive } = shown.current;
    if (!canvas.current || !painter.current) return;
    const size = memeSizes[now.format];
    fitCanvas(canvas.current, size, stage.current?.clientWidth ?? 0);
    painter.current.draw(now, isLive);
    const id = frame.current?.querySelector<HTMLElement>('[data-layer]')?.dataset.layer;
    const layer = now.layers.find((one) => String(one.id) === id);
    if (layer && frame.current) placeElement(frame.current, layer, size);
    if (acrossLine.current) acrossLine.current.hidden = !lines.isAcross;
    if (downLine.current) downLine.current.hidden = !lines.isDown;
  }, [stage]);

  const askForFrame = useCallback(() => {
    if (asked.current === 0) asked.current = requestAnimationFrame(paint);
  }, [paint]);

  useEffect(() => {
    if (canvas.current) painter.current = createMemePainter(canvas.current, material);
    return () => {
      painter.current = undefined;
    };
  }, [material]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is drawn anew
  useEffect(() => {
    painter.current?.forget();
    askForFrame();
  }, [version, material, askForFrame]);

  useEffect(() => {
    shown.current = { meme, lines: noMiddleLines, isLive: false };
    askForFrame();
  }, [meme, askForFrame]);

  useEffect(() => {
    if (!stage.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(askForFrame);
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, askForFrame]);

  useEffect(
    () => () => {
      cancelAnimationFrame(asked.current);
      asked.current = 0;
    },
    [],
  );

  const showLive = useCallback(
    (live: Meme, lines: MiddleLines | undefined) => {
      shown.current = { meme: live, lines: lines ?? noMiddleLines, isLive: lines !== undefined };
      askForFrame();
    },
    [askForFrame],
  );

  return { canvas, frame, acrossLine, downLine, showLive };
}
