import type { Text } from '../text';

export const text: Text = {
  title: 'Terms of use',
  intro: 'The short version: play fair, be kind, look after your key. The longer version follows.',
  sections: [
    {
      heading: 'What this is',
      paragraphs: [
        'Rainbow Rabbit is a free game for events, and a home for the communities around them. There is nothing to buy. By playing you accept these terms.',
      ],
    },
    {
      heading: 'Your wallet',
      paragraphs: [
        'You play with a wallet. QuickWallet makes one in your browser: its key exists on your device only, and nobody can restore it for you. If you want to keep the wallet, download its keyfile, and give it to nobody.',
        'Whoever uses your wallet plays as you. A prize goes to the wallet that played.',
      ],
    },
    {
      heading: 'Fair play',
      paragraphs: ['The point is to meet people. So:'],
      points: [
        'One person, one player.',
        'No scripts, no invented scans, no passing around of photographed codes.',
        'A nickname that hurts nobody.',
        'Respect for the venue and for everyone in it, also for those who don’t play.',
      ],
    },
    {
      heading: 'What the staff may do',
      paragraphs: [
        'The staff of an event may pause or end the game, take back a color or ban a player. Each of these needs a reason, and both are public. Whoever owns the program could also change it; the ledger would show that forever.',
      ],
    },
    {
      heading: 'The prize',
      paragraphs: [
        'The staff of the event say what the prize is. The earliest right answer in the order of the ledger wins, and anybody can recompute which one that was. The prize is paid to the winner’s wallet after the game.',
      ],
    },
    {
      heading: 'What can’t be taken back',
      paragraphs: [
        'What you approve in the app is written to a public ledger. Neither you nor we can change or delete it. Please read the privacy page before you register.',
      ],
    },
    {
      heading: 'No guarantee',
      paragraphs: [
        'Networks fail, batteries run out, halls have dead spots. The game is offered as it is, and nobody is liable for lost scans, lost wallets or lost prizes beyond what the law demands. Where your country’s law gives you more, you have more.',
        'If you are not of age, ask somebody who looks after you before you register.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'The terms belong to the version of the app in which you read them. A newer version may have newer terms; for an event that has started, the old ones stay.',
      ],
    },
  ],
};
