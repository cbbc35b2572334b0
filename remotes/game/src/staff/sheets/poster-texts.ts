import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';

/** The words on a poster, in one language. */
export interface PosterTexts {
  /** Tag of the language for `lang`. */
  iso: string;
  /** Title of the document, which browsers propose as the name of a printed file. */
  title: (event: string) => string;
  goal: string;
  steps: string;
  /** Added to the steps of an event that asks for tickets. */
  ticket: string;
}

const words: Readonly<Record<Locale, Omit<PosterTexts, 'iso'>>> = {
  en: {
    title: (event) => `Poster: ${event}`,
    goal: 'Can you collect all seven?',
    steps: 'Point your phone’s camera at the code, open the link and choose a name.',
    ticket: 'You need a ticket: ask the staff.',
  },
  ja: {
    title: (event) => `ポスター：${event}`,
    goal: '七色すべて集められるかな？',
    steps: 'スマホのカメラでコードを読み取り、リンクを開いて名前を決めてください。',
    ticket: '参加にはチケットが必要です。スタッフにお声がけください。',
  },
  'zh-cn': {
    title: (event) => `海报：${event}`,
    goal: '你能集齐七种颜色吗？',
    steps: '用手机相机对准二维码，打开链接，然后取一个名字。',
    ticket: '参加需要入场券，请向工作人员索取。',
  },
  'zh-tw': {
    title: (event) => `海報：${event}`,
    goal: '你能集滿七種顏色嗎？',
    steps: '用手機相機對準 QR 碼，開啟連結，然後取一個名字。',
    ticket: '參加需要入場券，請向工作人員索取。',
  },
  pl: {
    title: (event) => `Plakat: ${event}`,
    goal: 'Zbierzesz wszystkie siedem?',
    steps: 'Skieruj aparat telefonu na kod, otwórz link i wybierz pseudonim.',
    ticket: 'Potrzebujesz biletu: poproś obsługę.',
  },
};

/** Returns the words of a poster in a language. */
export function posterTexts(locale: Locale): PosterTexts {
  const iso = locales.find(({ code }) => code === locale)?.iso ?? locale;
  return { iso, ...words[locale] };
}
