import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';

/** The words on the cards of a sheet, in one language. */
export interface TicketTexts {
  /** Tag of the language for `lang`. */
  iso: string;
  /** Title of the document, which browsers propose as the name of a printed file. */
  title: (event: string, batch: number) => string;
  invitation: string;
  steps: string;
  once: string;
}

/** That which a ticket admits to. */
export type TicketKind = 'event' | 'contest' | 'arcade' | 'community';

type Words = Omit<TicketTexts, 'iso'>;

const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: (event, batch) => `Tickets, batch ${batch}: ${event}`,
    invitation: 'Your ticket to the game',
    steps: 'Point your phone’s camera at the code, open the link and choose a name.',
    once: 'Admits one player, once.',
  },
  ja: {
    title: (event, batch) => `チケット 第${batch}束：${event}`,
    invitation: 'ゲームの参加チケット',
    steps: 'スマートフォンのカメラでコードを読み取り、リンクを開いて名前を決めてください。',
    once: '1名様・1回限り有効です。',
  },
  'zh-cn': {
    title: (event, batch) => `入场券，第 ${batch} 批：${event}`,
    invitation: '你的游戏入场券',
    steps: '用手机相机对准二维码，打开链接，然后取一个名字。',
    once: '仅限一人使用一次。',
  },
  'zh-tw': {
    title: (event, batch) => `入場券，第 ${batch} 批：${event}`,
    invitation: '你的遊戲入場券',
    steps: '用手機相機對準 QR 碼，開啟連結，然後取一個名字。',
    once: '僅限一人使用一次。',
  },
  pl: {
    title: (event, batch) => `Bilety, partia ${batch}: ${event}`,
    invitation: 'Twój bilet do gry',
    steps: 'Skieruj aparat telefonu na kod, otwórz link i wybierz pseudonim.',
    once: 'Wpuszcza jednego gracza, jeden raz.',
  },
};

type OwnWords = Readonly<Record<Locale, Partial<Words>>>;

/** The words that differ on the cards of a contest. */
const contestWords: OwnWords = {
  en: { invitation: 'Your ticket to the contest', once: 'Admits one person, once.' },
  ja: { invitation: 'コンテストの参加チケット', once: '1名様・1回限り有効です。' },
  'zh-cn': { invitation: '你的比赛入场券', once: '仅限一人使用一次。' },
  'zh-tw': { invitation: '你的比賽入場券', once: '僅限一人使用一次。' },
  pl: { invitation: 'Twój bilet na konkurs', once: 'Wpuszcza jedną osobę, jeden raz.' },
};

/** The words that differ on the cards of an arcade. */
const arcadeWords: OwnWords = {
  en: {
    invitation: 'Your ticket to the ranks',
    steps: 'Point your phone’s camera at the code and open the link.',
    once: 'Admits one person, once.',
  },
  ja: {
    invitation: 'ランキングの参加チケット',
    steps: 'スマートフォンのカメラでコードを読み取り、リンクを開いてください。',
    once: '1名様・1回限り有効です。',
  },
  'zh-cn': {
    invitation: '你的排名入场券',
    steps: '用手机相机对准二维码，打开链接。',
    once: '仅限一人使用一次。',
  },
  'zh-tw': {
    invitation: '你的排名入場券',
    steps: '用手機相機對準 QR 碼，開啟連結。',
    once: '僅限一人使用一次。',
  },
  pl: {
    invitation: 'Twój bilet do rankingu',
    steps: 'Skieruj aparat telefonu na kod i otwórz link.',
    once: 'Wpuszcza jedną osobę, jeden raz.',
  },
};

/** The words that differ on the cards of a community. */
const communityWords: OwnWords = {
  en: {
    invitation: 'Your ticket to the communities',
    steps: 'Point your phone’s camera at the code, open the link and connect the wallet that you play with.',
    once: 'Admits one person, once.',
  },
  ja: {
    invitation: 'コミュニティのチケット',
    steps:
      'スマートフォンのカメラでコードを読み取り、リンクを開いて、プレイに使うウォレットを接続してください。',
    once: '1名様・1回限り有効です。',
  },
  'zh-cn': {
    invitation: '你的社区入场券',
    steps: '用手机相机对准二维码，打开链接，然后连接你玩游戏的钱包。',
    once: '仅限一人使用一次。',
  },
  'zh-tw': {
    invitation: '你的社群入場券',
    steps: '用手機相機對準 QR 碼，開啟連結，然後連接你玩遊戲的錢包。',
    once: '僅限一人使用一次。',
  },
  pl: {
    invitation: 'Twój bilet społeczności',
    steps: 'Skieruj aparat telefonu na kod, otwórz link i połącz portfel, którym grasz.',
    once: 'Wpuszcza jedną osobę, jeden raz.',
  },
};

const ownWords: Readonly<Record<TicketKind, OwnWords | undefined>> = {
  event: undefined,
  contest: contestWords,
  arcade: arcadeWords,
  community: communityWords,
};

/** Returns the words of a sheet in a language. */
export function ticketTexts(locale: Locale, kind: TicketKind): TicketTexts {
  const iso = locales.find(({ code }) => code === locale)?.iso ?? locale;
  return { iso, ...words[locale], ...ownWords[kind]?.[locale] };
}
