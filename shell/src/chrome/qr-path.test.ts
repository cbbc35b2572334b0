import { qrPath } from './qr-path';

test('the code is a square of dark modules with its three corners', () => {
  const { path, size } = qrPath('https://example.org/#/rabbit/demo');
  expect((size - 17) % 4).toBe(0);
  expect(path.startsWith('M0 0h1v1h-1zM1 0')).toBe(true);
  expect(path).toContain(`M${size - 1} 0h1`);
  expect(path).toContain(`M0 ${size - 1}h1`);
});
