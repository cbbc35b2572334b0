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

const words: Readonly<Record<Locale, Omit<TicketTexts, 'iso'>>> = {
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

/** Returns the words of a sheet in a language. */
export function ticketTexts(locale: Locale): TicketTexts {
  const iso = locales.find(({ code }) => code === locale)?.iso ?? locale;
  return { iso, ...words[locale] };
}
