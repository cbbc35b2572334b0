import type { Locale } from '@rainbow-rabbit/shared/i18n';

/** The messages of a new area, by their keys in alphabetical order. */
interface AreaTexts {
  'area.about': string;
  'area.name': string;
  'home.intro': string;
  'home.text': string;
  'title.home': string;
}

/**
 * Returns the messages that a new area begins with, in every language.
 * @param title the area's name as people read it
 */
export function areaTexts(title: string): Readonly<Record<Locale, AreaTexts>> {
  return {
    en: {
      'area.about': 'A new part of the meadow.',
      'area.name': title,
      'home.intro': 'This area is new.',
      'home.text': 'What you read here is in the folder “locales”, one file for each language.',
      'title.home': `Welcome to ${title}`,
    },
    ja: {
      'area.about': '草原の新しいエリアです。',
      'area.name': `${title}エリア`,
      'home.intro': 'これは新しいエリアです。',
      'home.text': 'ここに表示されている文章は「locales」フォルダーにあり、言語ごとに1つのファイルです。',
      'title.home': `${title}へようこそ`,
    },
    'zh-cn': {
      'area.about': '草地上的新区域。',
      'area.name': `${title}专区`,
      'home.intro': '这是一个新区域。',
      'home.text': '这里的文字位于“locales”文件夹中，每种语言一个文件。',
      'title.home': `欢迎来到${title}`,
    },
    'zh-tw': {
      'area.about': '草原上的新區域。',
      'area.name': `${title}專區`,
      'home.intro': '這是一個新區域。',
      'home.text': '這裡的文字位於「locales」資料夾中，每種語言一個檔案。',
      'title.home': `歡迎來到${title}`,
    },
    pl: {
      'area.about': 'Nowa część łąki.',
      'area.name': `Dział ${title}`,
      'home.intro': 'Ta część jest nowa.',
      'home.text': 'Teksty tej strony są w folderze „locales”, po jednym pliku na język.',
      'title.home': `Witaj w ${title}`,
    },
  };
}
