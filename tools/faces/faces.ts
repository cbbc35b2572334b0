import type { Locale } from '../../shared/src/i18n/locales';

/** A face for headings: a part of a published font, under a name of our own. */
export interface Face {
  /** CSS font family; also what the file is called, in lower case with hyphens. */
  family: string;
  source: FontSource;
  /** The language whose labels it draws; undefined for the face of Latin letters, which all languages use. */
  locale?: Locale;
}

/** Fonts as a package of the npm registry. */
export interface FontPackage {
  package: string;
  /** Subresource integrity of the package's archive. */
  integrity: string;
}

/** A published font. All are under the SIL Open Font License 1.1. */
export interface FontSource extends FontPackage {
  /** Path of the font inside of the package. */
  file: string;
  /** Path of its licence inside of the package. */
  licence: string;
}

const nunito: FontSource = {
  package: '@expo-google-fonts/nunito@0.4.2',
  integrity:
    'sha512-1KCWphw/I2ugqfs9iRHUCkPTnomNgGPtF4AvqVquoEKxr0EL+mcLNLgeixsslbaSFevRR6/KJAE3sc8g0VaY0Q==',
  file: '800ExtraBold/Nunito_800ExtraBold.ttf',
  licence: 'LICENSE_FONT',
};

const mPlusRounded: FontSource = {
  package: '@expo-google-fonts/m-plus-rounded-1c@0.4.4',
  integrity:
    'sha512-qGl+hIQLzVL73svgaTktKN8AyQYjYxBG3W2axoxhpVo/KmcICrnVlgFGfuc0r3flQ4KJlnv1UKzmYoRV7sPRpA==',
  file: '800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf',
  licence: 'LICENSE_FONT',
};

/** Its glyphs are those of Hong Kong, and it has the simplified characters as well. */
const chironGoRound: FontSource = {
  package: '@expo-google-fonts/chiron-goround-tc@0.4.2',
  integrity:
    'sha512-v4ZsoaWFdAimAE2y0kgm3XTVqw7q52FYWbNhNofVyfAySWr2vDnC/TR5PQifzxaXDFA/Mil+BMo33Eq3e4+fZQ==',
  file: '800ExtraBold/ChironGoRoundTC_800ExtraBold.ttf',
  licence: 'LICENSE_FONT',
};

export const faces: readonly Face[] = [
  { family: 'Rainbow Round', source: nunito },
  { family: 'Rainbow Round JA', source: mPlusRounded, locale: 'ja' },
  { family: 'Rainbow Round CN', source: chironGoRound, locale: 'zh-cn' },
  { family: 'Rainbow Round TW', source: chironGoRound, locale: 'zh-tw' },
];

export const fileNameOf = ({ family }: Face): string => family.toLowerCase().replaceAll(' ', '-');
