import { useEffect, useRef } from 'react';
import type { MemeCanvas } from '../art/paint';
import styles from './panels.module.css';

/** Sides of a small drawing's canvas, in pixels. */
const sketchSide = 224;

/** Drawings that wait for their turn: one is made in each frame, so that no frame waits for all of them. */
const waiting = new Set<() => void>();
let asked = 0;

function drawNext(): void {
  asked = 0;
  const [draw] = waiting;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) asked = requestAnimationFrame(drawNext);
}

/** A small drawing. @param draw draws on a square canvas of the given side; another function draws anew */
export function Sketch({ draw }: { draw: (canvas: MemeCanvas, side: number) => void }) {
  const surface = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawOnce = () => {
      const canvas = surface.current?.getContext('2d');
      if (!canvas) return;
      canvas.setTransform(1, 0, 0, 1, 0, 0);
      canvas.clearRect(0, 0, sketchSide, sketchSide);
      draw(canvas, sketchSide);
    };
    waiting.add(drawOnce);
    if (asked === 0) asked = requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(drawOnce);
    };
  }, [draw]);
  return <canvas ref={surface} className={styles.sketch} width={sketchSide} height={sketchSide} />;
}
