import type { ContestTexts } from '@rainbow-rabbit/processes/minibuild/client';
import { type Locale, locales } from '@rainbow-rabbit/shared/i18n';

const texts: Readonly<Record<Locale, Omit<ContestTexts, 'language'>>> = {
  en: {
    name: 'The rabbit meme weekend',
    brief:
      'Make a meme about rabbits, rainbows or badges, alone or with up to two friends.\n\nPictures, short texts and links to something you have built are all welcome.',
    rules:
      'One entry for each team.\nOnly your own work, and nothing that hurts somebody.\nVotes count 60 %, the judges 40 %.\nEntries that are equal in points, approvals and the judges’ score share a place.',
    judging: 'The judges score humour, which counts three times, and craft.',
  },
  ja: {
    name: 'うさぎミームの週末',
    brief:
      'うさぎ、虹、バッジをテーマにしたミームを、ひとりで、または最大3人のチームで作りましょう。\n\n画像、短い文章、作ったものへのリンク、どれでも歓迎です。',
    rules:
      '作品は1チームにつき1点です。\n自分で作ったものだけを出し、人を傷つける内容は避けてください。\n投票が60%、審査員の採点が40%です。\n得点、賛成数、審査点がすべて同じ作品は同順位です。',
    judging: '審査員は、3倍の重みのユーモアと、仕上がりを採点します。',
  },
  'zh-cn': {
    name: '兔子梗图周末',
    brief:
      '以兔子、彩虹或徽章为主题做一张梗图，可以独自参加，也可以最多三人组队。\n\n图片、短文，或你做的东西的链接都可以。',
    rules:
      '每队一件作品。\n只能提交自己的作品，不得伤害他人。\n投票占 60%，评委占 40%。\n得分、赞成票和评委分都相同的作品并列。',
    judging: '评委为幽默（三倍权重）和手艺打分。',
  },
  'zh-tw': {
    name: '兔子迷因週末',
    brief:
      '以兔子、彩虹或徽章為主題做一張迷因，可以獨自參加，也可以最多三人組隊。\n\n圖片、短文，或你做的東西的連結都可以。',
    rules:
      '每隊一件作品。\n只能提交自己的作品，不得傷害他人。\n投票占 60%，評審占 40%。\n得分、贊成票和評審分都相同的作品並列。',
    judging: '評審為幽默（三倍權重）和手藝評分。',
  },
  pl: {
    name: 'Weekend króliczych memów',
    brief:
      'Zrób mema o królikach, tęczy albo identyfikatorach, samodzielnie lub w zespole do trzech osób.\n\nPrzyjmujemy obrazki, krótkie teksty i odnośniki do tego, co udało się zbudować.',
    rules:
      'Jedna praca na zespół.\nTylko własne prace i nic, co kogoś rani.\nGłosy liczą się w 60%, jury w 40%.\nPrace równe pod względem punktów, głosów i oceny jury zajmują to samo miejsce.',
    judging: 'Jury ocenia humor, który liczy się potrójnie, i wykonanie.',
  },
};

/** The texts of the demo contest, in every language. */
export const demoContestTexts: readonly ContestTexts[] = locales.map(({ code }) => ({
  language: code,
  ...texts[code],
}));
