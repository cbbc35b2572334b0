import { readQuickly } from '../../parts/src/scanner/decode/quick-reader';
import type { EnginePhone } from './engine-phone';

/** Reads the QR code that a dialog shows. */
export async function readCode(phone: EnginePhone): Promise<string> {
  const { width, luma } = await phone.evaluate(drawCode);
  return readQuickly({ width, height: width, data: Uint8Array.from(luma) }) ?? '';
}

/** Runs in a page: returns the brightness of a drawn code, row by row, since not every driver takes pictures. */
function drawCode(): { width: number; luma: number[] } {
  const code = document.querySelector<SVGSVGElement>('dialog[open] svg[role=img]:has(> path)');
  const context = document.createElement('canvas').getContext('2d');
  if (!code || !context) throw new Error('There is no code');
  const { x, y, width: squares } = code.viewBox.baseVal;
  const width = squares * 8;
  Object.assign(context.canvas, { width, height: width });
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, width);
  context.fillStyle = 'black';
  context.scale(8, 8);
  context.translate(-x, -y);
  context.fill(new Path2D(code.querySelector('path')?.getAttribute('d') ?? ''));
  const { data } = context.getImageData(0, 0, width, width);
  return { width, luma: [...data.filter((_, at) => at % 4 === 0)] };
}
