/** The most that scripts and style sheets may weigh, in bytes after brotli, with the digests in their names as zeros (weigh.ts). */
export interface Budget {
  /** The part that a visit must fetch before anything of it runs. */
  startBytes: number;
  /** All of it, with everything that comes later or never. */
  totalBytes: number;
}

/**
 * The shell: its first script is most of what the front page may cost (docs/product 9.81). The rest comes when it is
 * needed: four wallets (mqtt alone is 83 kB), the storage network's library, the check of what wallets dispatch, five
 * catalogues. Both may weigh 1 % more
 * than they did when these limits were set. i18next is 13,379 bytes of both (docs/decisions/095-i18next.md). The adapter for HyperBEAM
 * nodes is 2,700 bytes of what comes later (docs/decisions/100-hyperbeam.md), several gateways and brokers are 2,900
 * (docs/decisions/105-lists-of-gateways-and-brokers.md), and several units 2,700 (docs/decisions/106-failover.md). The end on the
 * wall is 6,000 (docs/decisions/111-the-end-in-the-hall.md): half of it draws the White Rabbit again. The consent for the day
 * is 1,000, its words in five languages half of it (docs/decisions/113-reasons-by-themselves.md). The reader of announced events, with the
 * client of their process, is 3,600 (docs/decisions/116-announced-events.md). Handing the wallet to a second phone is 10,000: the
 * exchange of keys and its two screens are half of it, their words in five languages 3,000. The name and the balance of an account
 * are 3,300, most of it the client of the communities. The worker that shows news of events and meet-ups, with its words in five languages, is 1,900
 * (docs/decisions/131-telling.md); only phones that asked for news fetch it. Each act that communities have names its fields in 30 bytes. Drawing QR codes, 8,000, is fetched once for the wall and the popup.
 */
export const shellBudget: Budget = { startBytes: 143_279, totalBytes: 450_200 };

/**
 * The worker that keeps the app for visits without network (decision 033). Three quarters of it are the hashes of the
 * shell's files, among them those of the prerendered paths' data in five languages and those of the web manifest and the six
 * icons, which are 0.4 kB of it; it comes after the first visit has all that it needs.
 */
export const workerBudget: Budget = { startBytes: 8300, totalBytes: 8300 };

/** The limit of an area that the table doesn't list. */
const anyArea: Budget = { startBytes: 16_000, totalBytes: 60_000 };

/**
 * Areas that need more, and why. Each reads what processes publish (decision 101): 1 kB, and with it events in each that shows some.
 * Weights of Lua that the lines below give were taken with its comments; code weighs a third less since (docs/decisions/135-code-without-comments.md).
 */
const largerAreas: Readonly<Record<string, Budget>> = {
  // Two QR decoders and html5-qrcode as their last resort; the staff's console with its texts in five languages, and the
  // Lua of the process that it makes events with; the words of keys. Each comes only when it is needed. The texts of the
  // console, with the White Rabbit's check, the reveal and the payment, are a tenth of it. The Lua has what an event publishes, 5 kB.
  // The card of units is 700 bytes, the reading of whole photos 500; the words that all consoles have are files of their own, 3 kB,
  // names of the staff from the community 700 bytes, the fold of the form 300. The scanner's words, in files of their own, are 1.5 kB.
  // Reports of nicknames are 11 kB (docs/decisions/128-reports-and-hidden-names.md): the Lua of flags and hidden names 3 kB, the sheet
  // with its words in five languages 4 kB, the staff's list and its words 3 kB; the leaderboard and the notices have the rest.
  // The rule of all texts, in the Lua and in the forms, is 400 bytes.
  // Keepsakes (docs/decisions/130-keepsakes.md) are 8.6 kB: the Lua that draws, spawns and names them 5 kB, the words of sheet and errors 1 kB,
  // the part of the ending and its words 2.6 kB.
  // The sheet of an event's news (docs/decisions/131-telling.md) is 8.8 kB: its words in five languages half of it, the rest the ask that goes
  // sealed to the relay, the browser's subscription and the calendar file. It comes when it is opened. Its offer to players is 1.1 kB, its words half of it;
  // the words that the sheet has in common with that of meet-ups are files of their own, 1.1 kB.
  // The score of the teams below the leaderboard is 900 bytes (docs/decisions/134-graph-of-an-event.md).
  // The words that a hidden nickname takes the X username with it are 250 bytes.
  // The act that hides a name is a part that contests have, too: 0.1 kB of Lua.
  // Asking again for late keepsakes is 300 bytes: its Lua, and its words in five languages.
  // The names of five fields of the staff's log are 300 bytes, in five languages.
  game: { startBytes: 16_000, totalBytes: 515_800 },
  // Pages of cities, their editing, meet-ups and doors, boards, the league and claims, each with its texts in five languages; for the
  // staff, the desk of the communities' tickets with their printed sheets. A visit fetches one of them. The editor's part for announced
  // and proposed events is 7 kB, its texts in five languages most of it; it comes with the editor. The form that adds a city is 3 kB with
  // its texts, the drawing of skylines 1 kB. The link that fills in the form of an event is 300 bytes. The page that
  // makes a community is 71 kB, of which its Lua is 59 kB (docs/decisions/124-made-without-a-terminal.md). The scanner's words are files of their own, 1 kB more than as a part of others. People's pages (docs/decisions/127-pages-of-people.md)
  // are 25 kB: their Lua 1 kB, the page 11 kB, the clients of events, contest and arcade 8 kB, the words in five languages 4 kB,
  // the reader of AO profiles 1 kB. The rule of all texts, in the Lua and in the forms, is 700 bytes.
  // Reports of names, events, meet-ups and cities are 13.9 kB (docs/decisions/129-reports-in-the-communities.md): the Lua of flags and hidden names
  // 3.3 kB, the sheet 2.7 kB and its words in five languages 2.2 kB, the staff's list and form 1 kB with words of 1.5 kB, the words of the approval
  // sheet and the errors 1.5 kB; buttons and clients have the rest.
  // The Lua that lets a process spawn is 300 bytes, keepsakes on people's pages, of events, contests and challenges, with their words 2 kB.
  // Keepsakes of meet-ups are 5.5 kB: the Lua that draws and spawns them 4 kB, the part of a meet-up with its words in five languages the rest.
  // The act that hides a name is a part that contests have, too: 0.1 kB of Lua.
  // The sheet of a meet-up's reminder (docs/decisions/136-meet-up-tomorrow.md) is 10.2 kB, as that of an event's news: its words in five languages 5 kB, the rest
  // the ask that goes sealed to the relay, the browser's subscription and what is kept of both. It comes when it is opened.
  // Hidden meet-ups are 600 bytes: the staff's form and act with their words in five languages, and their Lua.
  // Asking again for late keepsakes, and reading them often while they are made, are 600 bytes.
  social: { startBytes: 16_000, totalBytes: 498_900 },
  // Three games, each twice: for its worker, and for the page of a browser that has no canvas in workers. Their engine, boards,
  // replays, challenges and the tools of organisers, with the desk for tickets and their printed sheets, and texts in five languages;
  // a visit fetches one game. The approval sheet's words of nine acts of the staff and the page of all arcades are 2 kB. The reading of the cities
  // that a community adds, which have arcades too, is 2 kB. The page that makes an arcade is 46 kB, of which its Lua is 34 kB
  // (docs/decisions/124-made-without-a-terminal.md).
  // The podium of a challenge that is over is 1.3 kB, most of it its rabbits; its fanfare, confetti and picture are 1.9 kB
  // (docs/decisions/132-the-podium-is-celebrated.md). The rule of all texts, in the Lua and in the forms, is 300 bytes.
  // Keepsakes of challenges (docs/decisions/130-keepsakes.md) are 7.3 kB: the Lua 5 kB, the part of the podium with its words 2.3 kB.
  // Asking again for late keepsakes is 300 bytes.
  games: { startBytes: 16_000, totalBytes: 296_700 },
  // The contest beside its toolbox: the gallery, the meme maker, the sign-up with its pictures and QR codes, the console with the
  // Lua of the process that it makes contests with, the desk for its tickets with their printed sheets, and the texts of all of it in
  // five languages; a visit fetches one of them. The Lua has what a contest publishes, 4 kB; the card of units is 700 bytes, the
  // secret that this browser keeps and derives the contact key from 1.5 kB, the settings and texts that a contest is made with 1.5 kB,
  // the scanner of a helper's code with its decoder and words 31 kB, names of the staff from the community 1 kB. The list of what is
  // reported is 2.5 kB more of the Lua, and the sheet of reports with its words in five languages, which come with it, 3 kB. The fanfare, the confetti and the
  // picture of a podium are 3.3 kB (docs/decisions/132-the-podium-is-celebrated.md). Comments on entries, and the line of teams that look for members, are 7.3 kB
  // (docs/decisions/133-talk-about-entries.md): their Lua 2 kB, the words in five languages 3.5 kB.
  // Keepsakes of entries that won are 7.9 kB: the Lua 5 kB, the part of the results with its words 2.9 kB.
  // The name of a team, reported and hidden by itself, is 3.2 kB: the Lua 0.8 kB, the words in five languages and the buttons the rest.
  // Asking again for late keepsakes is 400 bytes.
  // The sites of videos, by which a link says that it is one, are 0.1 kB with the word.
  minibuild: { startBytes: 16_000, totalBytes: 443_000 },
  // The bot beside its tasks, each fetched when it is begun: the Lua of the token that launches are made of, the badges and
  // pictures of logos, QR codes, the explorer of processes, the editor and the glue of aos in a worker, the terms of use, and the
  // texts of all of it in five languages.
  devbot: { startBytes: 35_000, totalBytes: 600_000 },
};

/** The budget of an area. */
export function budgetOf(area: string): Budget {
  return largerAreas[area] ?? anyArea;
}
