import { locales } from '@rainbow-rabbit/shared/i18n';

/**
 * The fourth game: a dot whose taps score by chance, and which has three lives. Its screen is that of `play/testing/dot-game.ts` of the
 * area, its files are those of the recipe, and its tests play it.
 */

const luaRules = `--- The rules of a dot: each tap scores and turns it.
local chance = require('domain.simulation.chance')

local dot = { inputKinds = 3, longestSteps = 3600, halfScore = 50 }

---@class DotState
---@field chance ChanceState
---@field x integer
---@field way integer
---@field score integer
---@field lives integer

---@param generator ChanceState
---@param pace integer
---@return DotState
function dot.start(generator, pace)
  return { chance = generator, x = 180, way = 1 + pace, score = 0, lives = 3 }
end

---@param state DotState
---@param inputs integer[]
function dot.step(state, inputs)
  if state.lives == 0 then return end
  for _, input in ipairs(inputs) do
    if input == 1 then
      state.score = state.score + 1 + chance.below(state.chance, 3)
      state.way = -state.way
    elseif input == 2 then
      state.lives = state.lives - 1
    end
  end
  state.x = math.min(360, math.max(0, state.x + state.way))
end

---@param state DotState
---@return boolean
function dot.isOver(state)
  return state.lives == 0
end

---@param state DotState
---@return integer
function dot.score(state)
  return state.score
end

---@param state DotState
---@return integer[]
function dot.numbers(state)
  local random = state.chance
  return { random[1], random[2], random[3], random[4], state.x, state.way, state.score, state.lives }
end

return dot
`;

const rules = `import { below, type ChanceState, type Simulation } from '../../../../client/domain';

export interface DotState {
  chance: ChanceState;
  x: number;
  way: number;
  score: number;
  lives: number;
  /** Taps of the last step, which are drawn and heard. */
  taps: number;
}

export const dotRules: Simulation<DotState> = {
  inputKinds: 3,
  longestSteps: 3600,
  start: (chance, pace) => ({ chance, x: 180, way: 1 + pace, score: 0, lives: 3, taps: 0 }),
  step(state, inputs) {
    if (state.lives === 0) return;
    state.taps = inputs.filter((input) => input === 1).length;
    for (const input of inputs) {
      if (input === 1) {
        state.score += 1 + below(state.chance, 3);
        state.way = -state.way;
      } else if (input === 2) state.lives -= 1;
    }
    state.x = Math.min(360, Math.max(0, state.x + state.way));
  },
  isOver: ({ lives }) => lives === 0,
  score: ({ score }) => score,
  numbers: ({ chance, x, way, score, lives }) => [...chance, x, way, score, lives],
};
`;

const player = `import type { CodedPlayer } from '../../../../client/domain/simulation/coded-player';
import { type DotState, dotRules } from './rules';

/** The dot as code plays it: it taps more often with skill. */
export const dotPlayer: CodedPlayer<DotState> = {
  rules: dotRules,
  sitDown: (skill, chance) => () => (chance.upTo(200 - skill) < 10 ? [1] : []),
};
`;

const processTest = `import { playByCode } from '../../../../players';
import { codedPlayers } from '../../../../players/coded-players';
import { startGames } from '../../../../testing/live-arcade';
import { startLuaGame, traceInLua, traceInTypeScript } from '../../../../testing/lua-games';

const how = { skill: 90, longestSteps: 900 };

let started: { stop: () => Promise<void> } | undefined;
afterEach(() => started?.stop());

it('a run goes the same way in TypeScript and in Lua', async () => {
  const live = await startLuaGame('dot');
  started = live;
  const run = playByCode('dot', { seed: 'AAECAwQFBgcICQoLDA0ODw', pace: 2 }, how);
  expect(await traceInLua(live, [run])).toEqual([traceInTypeScript(codedPlayers.dot.rules, run)]);
});

it('a run is begun, submitted, replayed by the process, and on its boards', async () => {
  const arcade = await startGames();
  started = arcade;
  const begun = await arcade.begin({ game: 'dot', on: 'city:singapore' });
  const run = playByCode('dot', begun, how);
  const scored = await arcade.submit(begun, { steps: run.steps, inputs: run.log });
  const score = traceInTypeScript(codedPlayers.dot.rules, run).marks.at(-1)?.[1];
  expect(score).toBeGreaterThan(10);
  expect(scored).toMatchObject({ game: 'dot', score });
  for (const board of ['dot', 'dot-city-singapore'])
    expect(await arcade.board(board)).toEqual([[begun.player, score]]);
  expect(await arcade.read('Replay', { run: begun.run })).toMatchObject({ game: 'dot', score });
});
`;

const pageTest = `import { addCatalogues, changeLocale, type Locale } from '@rainbow-rabbit/shared/i18n';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../../locales/en.json';
import area from '../../area';
import { installPageFrames } from '../../play/testing/page-frames';
import { ArcadeStagePage, arcadeStage } from '../../testing/arcade-stage';

const texts: Record<string, string> = en;
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

/** Shows the page that the area has at a path. */
async function show(at: string) {
  const route = area.routes.find(({ path }) => path === at);
  if (!route) throw new Error(\`There is no page at \${at}\`);
  const { default: Page } = await route.component();
  return render(
    <ArcadeStagePage stage={arcadeStage()} at={at} isConnected={false} hasArcade={false}>
      <Page />
    </ArcadeStagePage>,
  );
}

beforeEach(() => withMessages({ games: en }));

it('the arcade of its city leads to it, that of another does not', async () => {
  const { unmount } = await show('/social/singapore/games');
  expect(screen.getByRole('link', { name: 'Play Dot' }).getAttribute('href')).toBe('/social/singapore/games/dot');
  unmount();
  await show('/social/ph/games');
  expect(screen.queryByRole('link', { name: 'Play Dot' })).toBeNull();
});

it('its page plays it to the end, and shows its score and its hint', async () => {
  const frames = installPageFrames();
  await show('/social/singapore/games/dot');
  expect(screen.getByText('Tap the dot.', { exact: false })).toBeTruthy();
  await press(texts['play.go'] ?? '');
  await press(texts['play.start'] ?? '');
  await act(nextTurn);
  frames.draw(10);
  const field = screen.getByRole('application', { name: 'Dot: playing field' });
  for (const code of ['Space', 'Space', 'Enter', 'Enter', 'Enter']) {
    fireEvent.keyDown(field, { code });
    frames.draw(5);
  }
  expect(await screen.findByRole('heading', { name: /Your score [2-6]/ })).toBeTruthy();
  expect(screen.getByText('2 taps: go on.', { exact: false })).toBeTruthy();
});

it('speaks the planted language', async () => {
  await addCatalogues('games', area.messages);
  await show('/social/singapore/games');
  await act(async () => expect(await changeLocale('eo' as Locale)).toBe(true));
  expect(screen.getByRole('heading', { name: 'Ludoj en Singapuro' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Punkto' })).toBeTruthy();
});
`;

const texts = {
  'about.dot': 'A dot to tap.',
  'hint.dot.more_one': '{{count}} tap: go on.',
  'hint.dot.more_other': '{{count}} taps: go on.',
  'play.keys.dot': 'Space taps. P pauses.',
  'play.rule.dot': 'Tap as often as you can.',
  'play.touch.dot': 'Tap the dot.',
  'title.dot': 'Dot',
};

/** The sixth language: its line in the list, and what it says in its own words. */
export const plantedLanguage = {
  code: 'eo',
  line: "{ code: 'eo', iso: 'eo', name: 'Esperanto' },",
  texts: { 'title.arcade-singapore': 'Ludoj en Singapuro', 'title.dot': 'Punkto' },
} as const;

/** The files of its folder in the process. */
export const processFiles: Readonly<Record<string, string>> = {
  'rules.lua': luaRules,
  'rules.ts': rules,
  'player.ts': player,
  'dot.test.ts': processTest,
};

/** The files of its folder in the area. */
export const areaFiles: Readonly<Record<string, string>> = {
  'declaration.ts': `import type { GameDeclaration } from '../game-declaration';

export const dotDeclaration: GameDeclaration = {
  layout: 'games',
  order: 40,
  arcades: ['singapore'],
  challenges: '/dot',
};
`,
  'descriptor.ts': `import type { GameDescriptor } from '../game-descriptor';
import type texts from './locales/en.json';
import { DotPicture } from './picture';

export const dotDescriptor: GameDescriptor<typeof texts> = {
  Picture: DotPicture,
  hintOf: ({ perfect = 0 }) => ({ key: 'hint.dot.more', count: perfect }),
  share: { shownPart: 1, higher: 1 },
};
`,
  'picture.tsx': `export function DotPicture() {
  return <circle cx="160" cy="90" r="20" />;
}
`,
  'game.ts': `import { type DotState, dotRules } from '@rainbow-rabbit/processes/arcade/games/dot';
import type { ArcadeGame } from '../../play/game';
import { dotGame } from '../../play/testing/dot-game';

export const dot: ArcadeGame<DotState> = { ...dotGame, simulation: dotRules };
`,
  'sounds.ts': "export { dotSounds } from '../../play/testing/dot-game';\n",
  'game-worker.ts': `import { servePlay } from '../../play/engine/serve-play';
import { dot } from './game';

servePlay(dot);
`,
  'dot.test.tsx': pageTest,
  ...Object.fromEntries(locales.map(({ code }) => [`locales/${code}.json`, JSON.stringify(texts, null, 2)])),
};
