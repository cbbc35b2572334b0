import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { rabbitQrPath } from './rabbit-qr-path';

const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23';

describe("a rabbit's QR", () => {
  it('stays small enough to be read from a distance', () => {
    const quiet = 8;
    expect(rabbitQrPath('https://rabbit.example/', code).size).toBe(33 + quiet);
    expect(rabbitQrPath(`https://arweave.net/${'x'.repeat(43)}/`, code).size).toBe(41 + quiet);
  });

  it('has a quiet zone all around', () => {
    const { size, path } = rabbitQrPath('https://rabbit.example/', code);
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [
      Number(x),
      Number(y),
      Number(run),
    ]);
    expect(Math.min(...starts.map(([x = 0]) => x))).toBe(4);
    expect(Math.max(...starts.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4);
    expect(Math.min(...starts.map(([, y = 0]) => y))).toBe(4);
  });

  it('leads to the app wherever it is served', () => {
    expect(appUrlOf('https://gateway.example/tx/?area.game=x#/rabbit/demo/me')).toBe(
      'https://gateway.example/tx/',
    );
  });
});
