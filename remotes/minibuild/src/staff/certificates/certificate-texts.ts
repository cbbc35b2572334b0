import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';

/** The words on a certificate, in one language. */
export interface CertificateTexts {
  /** Tag of the language for `lang`. */
  iso: string;
  title: string;
  /** Printed above the name. */
  presentedTo: string;
  /** The place as a person says it. */
  place: (place: number) => string;
  /** In place of a place. */
  tookPart: string;
  /** Printed above the title of the entry. */
  forWork: string;
  /** The team of a person. */
  ofTeam: (team: string) => string;
  jury: string;
  /** Printed above the id on the ledger. */
  proof: string;
}

const words: Readonly<Record<Locale, Omit<CertificateTexts, 'iso'>>> = {
  en: {
    title: 'Certificate',
    presentedTo: 'This is for',
    place: (place) => {
      const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
      const ending: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
      return `${place}${ending[form] ?? 'th'} place`;
    },
    tookPart: 'took part with an entry of their own',
    forWork: 'with the entry',
    ofTeam: (team) => `of the team ${team}`,
    jury: 'The judges',
    proof: 'Written on a public ledger. See the entry:',
  },
  ja: {
    title: '表彰状',
    presentedTo: '受賞者',
    place: (place) => `第${place}位`,
    tookPart: '作品を応募し、参加したことを証します',
    forWork: '作品',
    ofTeam: (team) => `チーム「${team}」`,
    jury: '審査員',
    proof: '公開台帳に記録されています。作品はこちら：',
  },
  'zh-cn': {
    title: '荣誉证书',
    presentedTo: '授予',
    place: (place) => `第 ${place} 名`,
    tookPart: '提交作品，参加了比赛',
    forWork: '作品',
    ofTeam: (team) => `团队：${team}`,
    jury: '评委',
    proof: '已记录在公开账本上。查看作品：',
  },
  'zh-tw': {
    title: '榮譽證書',
    presentedTo: '頒予',
    place: (place) => `第 ${place} 名`,
    tookPart: '提交作品，參加了比賽',
    forWork: '作品',
    ofTeam: (team) => `團隊：${team}`,
    jury: '評審',
    proof: '已記錄在公開帳本上。查看作品：',
  },
  pl: {
    title: 'Dyplom',
    presentedTo: 'Otrzymuje',
    place: (place) => `${place}. miejsce`,
    tookPart: 'za udział i własną pracę w konkursie',
    forWork: 'za pracę',
    ofTeam: (team) => `z drużyny ${team}`,
    jury: 'Jury',
    proof: 'Zapisano w publicznym rejestrze. Zobacz pracę:',
  },
};

/** Returns the words on a certificate in a language. */
export function certificateTexts(locale: Locale): CertificateTexts {
  const { iso } = locales.find(({ code }) => code === locale) ?? locales[0];
  return { iso, ...words[locale] };
}
