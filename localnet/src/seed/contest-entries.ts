import type { NewEntry } from '@rainbow-rabbit/processes/minibuild/client';
import type { DemoScene } from './contest-pictures';

/** An entry of the demo contest, and who submits it. */
export interface DemoEntry {
  /** Nickname; a person in a team speaks for it. */
  by: string;
  entry: Pick<NewEntry, 'title' | 'text' | 'links'>;
  /** Only for pictures. */
  scene?: DemoScene;
}

/** Teams of the demo contest: their names and members, the captain first. Everybody else is alone. */
export const demoTeams: readonly (readonly [name: string, ...members: string[]])[] = [
  ['Burrow & Sons', 'Clover', 'Nutmeg'],
  ['月見うさぎ', 'Marigold', 'Sorrel'],
  ['Marchewka', 'Pebble', 'Tansy', 'Yarrow'],
  ['彩虹兔', 'Paprika'],
];

/** The entries of the demo contest in the order in which they come. */
export const demoEntries: readonly DemoEntry[] = [
  {
    by: 'Clover',
    entry: { title: 'Me, five minutes before the deadline' },
    scene: {
      scene: 'night',
      things: [
        { draw: 'stars' },
        { draw: 'rabbit', coat: 'white', x: 12, y: 18 },
        { draw: 'glasses', x: 16, y: 27 },
      ],
    },
  },
  {
    by: 'Marigold',
    entry: { title: '月で餅をつく係' },
    scene: {
      scene: 'night',
      things: [
        { draw: 'light', x: 30, y: 8 },
        { draw: 'stars' },
        { draw: 'rabbit', coat: 'honey', x: 6, y: 19 },
      ],
    },
  },
  {
    by: 'Pebble',
    entry: { title: 'Marchewka nie pyta, marchewka rozumie' },
    scene: {
      scene: 'day',
      things: [
        { draw: 'carrot', x: 26, y: 20 },
        { draw: 'rabbit', coat: 'grey', x: 6, y: 18 },
      ],
    },
  },
  {
    by: 'Paprika',
    entry: { title: '今天也要凑齐七种颜色' },
    scene: { scene: 'day', things: [{ draw: 'rainbow' }, { draw: 'rabbit', coat: 'white', x: 12, y: 20 }] },
  },
  {
    by: 'Biscuit',
    entry: { title: 'The king of snacks', links: ['https://example.org/snacks'] },
    scene: {
      scene: 'stage',
      things: [
        { draw: 'rabbit', coat: 'brown', x: 12, y: 18 },
        { draw: 'crown', x: 16, y: 20 },
      ],
    },
  },
  {
    by: 'Juniper',
    entry: {
      title: 'Ode to a scanned badge',
      text: 'Roses are red,\nmy badge is a code,\nI hopped past your table\nand now I am owed.',
    },
  },
  {
    by: 'Willow',
    entry: { title: 'Seven friends later' },
    scene: {
      scene: 'dusk',
      things: [
        { draw: 'rainbow' },
        { draw: 'rabbit', coat: 'grey', x: 2, y: 20 },
        { draw: 'rabbit', coat: 'honey', x: 22, y: 20 },
      ],
    },
  },
  {
    by: 'Basil',
    entry: { title: 'Works on my burrow', links: ['https://example.org/burrow'] },
  },
  {
    by: 'Comfrey',
    entry: { title: '今日のにんじんは重い' },
    scene: {
      scene: 'snow',
      things: [
        { draw: 'rabbit', coat: 'brown', x: 18, y: 18 },
        { draw: 'carrot', x: 8, y: 24 },
      ],
    },
  },
  {
    by: 'Daisy',
    entry: { title: 'Król łąki' },
    scene: {
      scene: 'dusk',
      things: [
        { draw: 'light', x: 8, y: 9 },
        { draw: 'rabbit', coat: 'black', x: 14, y: 18 },
        { draw: 'crown', x: 18, y: 20 },
      ],
    },
  },
  {
    by: 'Fennel',
    entry: { title: '这根胡萝卜是我的' },
    scene: {
      scene: 'desert',
      things: [
        { draw: 'rabbit', coat: 'honey', x: 4, y: 18 },
        { draw: 'carrot', x: 22, y: 19 },
      ],
    },
  },
  {
    by: 'Ginger',
    entry: { title: 'Deal with it' },
    scene: {
      scene: 'desert',
      things: [
        { draw: 'light', x: 33, y: 6 },
        { draw: 'rabbit', coat: 'grey', x: 12, y: 18 },
        { draw: 'glasses', x: 16, y: 26 },
      ],
    },
  },
  {
    by: 'Hazel',
    entry: { title: 'Two rabbits, one badge' },
    scene: {
      scene: 'stage',
      things: [
        { draw: 'rabbit', coat: 'white', x: 2, y: 19 },
        { draw: 'rabbit', coat: 'black', x: 22, y: 19 },
      ],
    },
  },
  {
    by: 'Iris',
    entry: { title: '雪地里的白兔', text: '找不到它，就对了。' },
    scene: { scene: 'snow', things: [{ draw: 'rabbit', coat: 'white', x: 12, y: 18 }] },
  },
  {
    by: 'Lavender',
    entry: {
      title: 'Haiku o kolejce',
      text: 'Kolejka do drzwi,\nkrólik patrzy na zegar.\nJuż po koncercie.',
    },
  },
  {
    by: 'Lotus',
    entry: { title: '跳得比截止日期快' },
    scene: {
      scene: 'day',
      things: [
        { draw: 'light', x: 6, y: 6 },
        { draw: 'rabbit', coat: 'brown', x: 16, y: 12 },
      ],
    },
  },
  {
    by: 'Mint',
    entry: {
      title: 'うさぎ小屋のバグ報告',
      text: '再現手順: にんじんを置く。\n期待: にんじんがある。\n実際: にんじんがない。',
    },
  },
  {
    by: 'Nettle',
    entry: { title: 'Stack of hats (sold out)' },
    scene: {
      scene: 'stage',
      things: [
        { draw: 'crown', x: 4, y: 24 },
        { draw: 'crown', x: 28, y: 24 },
        { draw: 'rabbit', coat: 'grey', x: 12, y: 20 },
      ],
    },
  },
  {
    by: 'Olive',
    entry: { title: 'Under the double rainbow' },
    scene: { scene: 'dusk', things: [{ draw: 'rainbow' }, { draw: 'rabbit', coat: 'black', x: 12, y: 21 }] },
  },
  {
    by: 'Poppy',
    entry: { title: 'Gdzie jest siódmy kolor?' },
    scene: { scene: 'night', things: [{ draw: 'rainbow' }, { draw: 'rabbit', coat: 'brown', x: 12, y: 20 }] },
  },
  {
    by: 'Quince',
    entry: {
      title: 'A rabbit generator',
      links: ['https://example.org/rabbits', 'https://example.org/rabbits/source'],
    },
  },
  {
    by: 'Rue',
    entry: { title: 'Buy my coin' },
    scene: {
      scene: 'desert',
      things: [
        { draw: 'light', x: 20, y: 9 },
        { draw: 'rabbit', coat: 'black', x: 12, y: 18 },
      ],
    },
  },
  {
    by: 'Saffron',
    entry: { title: 'Last carrot standing' },
    scene: { scene: 'snow', things: [{ draw: 'carrot', x: 16, y: 20 }] },
  },
  {
    by: 'Thyme',
    entry: { title: 'An unfinished joke' },
    scene: { scene: 'day', things: [{ draw: 'rabbit', coat: 'honey', x: 12, y: 18 }] },
  },
];

/** The entry that somebody flags as an advertisement, and the entry that its author withdraws. */
export const flaggedBy = 'Rue';
export const withdrawnBy = 'Thyme';

/** The ballots: who approves the entries of whom. */
export const demoBallots: Readonly<Record<string, readonly string[]>> = {
  Clover: ['Marigold', 'Pebble', 'Biscuit', 'Juniper'],
  Marigold: ['Clover', 'Paprika', 'Mint'],
  Pebble: ['Daisy', 'Lavender', 'Poppy', 'Clover'],
  Paprika: ['Fennel', 'Lotus', 'Iris'],
  Biscuit: ['Clover', 'Ginger', 'Olive', 'Saffron'],
  Nutmeg: ['Willow', 'Hazel'],
  Tansy: ['Willow', 'Olive', 'Paprika'],
  Basil: ['Quince', 'Clover', 'Thyme'],
  Daisy: ['Pebble', 'Clover'],
  Iris: ['Fennel', 'Willow'],
  Mint: ['Comfrey', 'Marigold'],
  Saffron: ['Biscuit', 'Ginger', 'Rue'],
};

/** The judges, and the entries that they have scored: humour and craft, or a conflict of interest. */
export const demoScores: Readonly<
  Record<string, Readonly<Record<string, readonly [number, number] | 'conflict'>>>
> = {
  Heather: { Clover: [8, 6], Marigold: [7, 9], Paprika: [6, 8], Willow: 'conflict', Ginger: [9, 5] },
  Sage: { Clover: [9, 7], Juniper: [8, 8], Olive: [5, 9], Willow: [7, 7] },
};
