import { reopenLists, sweepArea } from './sweep-area';

const area = { base: 'https://app.example/areas/game/1/', container: 'rainbow_rabbit_area_game' };

test('nothing of an area stays in the page, and nothing else goes', () => {
  const tagsOf = (base: string) => `
    <link rel="preload" as="script" href="${base}area.js">
    <link rel="prefetch" href="${base}exposed.js?r=2">
    <link rel="stylesheet" href="${base}style.css">`;
  const others = 'https://app.example/areas/games/1/';
  document.head.innerHTML = tagsOf(area.base) + tagsOf(others);
  const script = document.createElement('script');
  script.src = `${area.base}static/js/async/1.js?r=2`;
  document.head.append(script);
  Reflect.set(globalThis, 'rainbow_rabbit_area_game_12345678', []);
  Reflect.set(globalThis, 'rainbow_rabbit_area_games_12345678', []);

  sweepArea(area);
  expect([...document.head.children].map((tag) => tag.getAttribute('href'))).toEqual([
    `${others}area.js`,
    `${others}exposed.js?r=2`,
    `${others}style.css`,
  ]);
  expect(Reflect.get(globalThis, 'rainbow_rabbit_area_game_12345678')).toBeUndefined();
  expect(Reflect.get(globalThis, 'rainbow_rabbit_area_games_12345678')).toEqual([]);
});

/** Does what a chunk begins with: it makes the list unless there is one, and puts itself there. */
function runChunk(): void {
  const list: string[] = Reflect.get(globalThis, 'area_game_list') || [];
  Reflect.set(globalThis, 'area_game_list', list);
  list.push('chunk');
}

test('a script that arrives later leaves no list either, until a new attempt makes one', () => {
  Reflect.set(globalThis, 'area_game_list', ['chunk']);
  sweepArea({ base: 'https://app.example/areas/game/1/', container: 'area_game' });
  expect(Reflect.get(globalThis, 'area_game_list')).toBeUndefined();
  runChunk();
  expect(Reflect.get(globalThis, 'area_game_list')).toBeUndefined();
  reopenLists('area_game');
  expect('area_game_list' in globalThis).toBe(false);
  runChunk();
  expect(Reflect.get(globalThis, 'area_game_list')).toEqual(['chunk']);
});
