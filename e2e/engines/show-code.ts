/**
 * Runs in a page: from now on its camera is a canvas that shows a QR code, in motion, so that it gives frames.
 * @param size modules of a side
 * @param modules 1 where dark, row by row
 */
export function showCode(size: number, modules: number[]): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 640 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const scale = Math.floor(400 / size);
  let drift = 0;
  const draw = () => {
    drift = (drift + 1) % 20;
    context.fillStyle = '#e6e6e6';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#141414';
    modules.forEach((isDark, at) => {
      const [x, y] = [at % size, Math.floor(at / size)];
      if (isDark) context.fillRect(110 + drift + x * scale, 110 + y * scale, scale, scale);
    });
    requestAnimationFrame(draw);
  };
  draw();
  MediaDevices.prototype.getUserMedia = async () => canvas.captureStream(30);
}
