import { allowedManifest } from './allowed-manifest';

test.each([
  'http://localhost:4801/area.json',
  'http://127.0.0.1:4801/area.json',
  'http://[::1]:4801/area.json',
  'https://localhost/area.json',
])('%s is this machine', (url) => {
  expect(allowedManifest(url)?.href).toBe(url);
});

test.each([
  'https://evil.example/area.json',
  'http://localhost.evil.example/area.json',
  'http://localhost@evil.example/area.json',
  'http://user:secret@localhost/area.json',
  'javascript:alert(1)//localhost',
  'data:text/javascript,localhost',
  'file:///area.json',
  '//localhost/area.json',
  '',
])('%j may not run here', (url) => {
  expect(allowedManifest(url)).toBeUndefined();
});

test('folders that the registry lists may, and nothing beside them', () => {
  const folders = ['https://preview.example/game/', 'https://no-slash.example/game'];
  expect(allowedManifest('https://preview.example/game/1/area.json', folders)).toBeDefined();
  expect(allowedManifest('https://preview.example/game-evil/area.json', folders)).toBeUndefined();
  expect(allowedManifest('https://no-slash.example/game-evil/area.json', folders)).toBeUndefined();
});
