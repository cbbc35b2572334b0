import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MiddleLines } from '../domain/gestures';
import { type LayerBox, type Meme, memeSizes } from '../domain/meme';
import { createMemePainter, type MemeMaterial, type MemePainter } from '../draw/meme-painter';
import { createGestureDrawing, type GestureDrawing } from '../gesture/gesture-drawing';

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
  /** The meme that the gesture began at, while one lasts. */
  begun: Meme | undefined;
}

const noMiddleLines: MiddleLines = { isAcross: false, isDown: false };

/** The most pixels of the stage's canvas for each of the page's: more are hardly seen. */
const mostPixelRatio = 2;

/**
 * Places an element over the box of a layer, in hundredths of the stage's width. A frame that only moves or turns needs no
 * layout.
 */
export function placeElement(element: HTMLElement, box: LayerBox, size: { width: number }): void {
  const length = (value: number) => `${((100 * value) / size.width).toFixed(3)}cqi`;
  const { style } = element;
  style.width = length(box.width);
  style.height = length(box.height);
  style.transform = `translate(calc(${length(box.x)} - 50%), calc(${length(box.y)} - 50%)) rotate(${box.turn}deg)`;
}

/** Shows or hides a line. Setting the attribute anew would have its style computed in each frame. */
function showLine(line: HTMLElement | null, isShown: boolean): void {
  if (line && line.hidden === isShown) line.hidden = !isShown;
}

/** Hides the frame of the chosen layer and its handles: the canvas shows the frame of a layer that is held. */
function hideFrame(frame: HTMLElement | null, isHidden: boolean): void {
  const visibility = isHidden ? 'hidden' : '';
  if (frame && frame.style.visibility !== visibility) frame.style.visibility = visibility;
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
 * Paints a meme on a stage, once after each change. During a gesture only the part that it holds is moved, once in a frame. A
 * page that rests asks for no frames.
 */
export function useStagePainter({ stage, meme, material, version }: StagePainterParams) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const acrossLine = useRef<HTMLDivElement>(null);
  const downLine = useRef<HTMLDivElement>(null);
  const painter = useRef<{ meme: MemePainter; gesture: GestureDrawing }>(undefined);
  const ofPage = useRef(1);
  const asked = useRef(0);
  const latest = useRef(meme);
  const shown = useRef<ShownMeme>({ meme, lines: noMiddleLines, begun: undefined });

  const paint = useCallback(() => {
    asked.current = 0;
    const { meme: now, lines, begun } = shown.current;
    if (!canvas.current || !painter.current) return;
    const size = memeSizes[now.format];
    if (begun) painter.current.gesture.show(now, begun, ofPage.current);
    else {
      const shownWidth = stage.current?.clientWidth ?? 0;
      fitCanvas(canvas.current, size, shownWidth);
      ofPage.current = canvas.current.width / Math.max(1, shownWidth);
      painter.current.meme.draw(now);
      painter.current.gesture.end();
      const id = frame.current?.querySelector<HTMLElement>('[data-layer]')?.dataset.layer;
      const layer = now.layers.find((one) => String(one.id) === id);
      if (layer && frame.current) placeElement(frame.current, layer, size);
    }
    hideFrame(frame.current, begun !== undefined);
    showLine(acrossLine.current, lines.isAcross);
    showLine(downLine.current, lines.isDown);
  }, [stage]);

  const askForFrame = useCallback(() => {
    if (asked.current === 0) asked.current = requestAnimationFrame(paint);
  }, [paint]);

  useEffect(() => {
    if (!canvas.current) return;
    const drawn = createMemePainter(canvas.current, material);
    painter.current = { meme: drawn, gesture: createGestureDrawing(canvas.current, drawn, material) };
    return () => {
      painter.current?.gesture.end();
      painter.current = undefined;
    };
  }, [material]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is drawn anew
  useEffect(() => {
    painter.current?.meme.forget();
    painter.current?.gesture.end();
    askForFrame();
  }, [version, material, askForFrame]);

  useEffect(() => {
    latest.current = meme;
    shown.current = { meme, lines: noMiddleLines, begun: undefined };
    askForFrame();
  }, [meme, askForFrame]);

  useEffect(() => {
    if (!stage.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      painter.current?.gesture.end();
      askForFrame();
    });
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
      shown.current = { meme: live, lines: lines ?? noMiddleLines, begun: lines && latest.current };
      askForFrame();
    },
    [askForFrame],
  );

  return { canvas, frame, acrossLine, downLine, showLive };
}
