import type { Text } from '../text';

export const text: Text = {
  title: 'Privacy',
  intro:
    'The game is kept on a public ledger. What is written there can be read by everyone, forever. So as little as possible is written there, and this page says what.',
  sections: [
    {
      heading: 'Public forever',
      paragraphs: [
        'When you play, everyone can read these things on the ledger, now and in a hundred years:',
      ],
      points: [
        'the address of your wallet,',
        'your nickname, and your X username if you gave one,',
        'your rabbit’s number and color,',
        'whose rabbit you scanned and when, and so whom you met,',
        'the block at which your rainbow was complete,',
        'what the staff did about your player, and why.',
      ],
    },
    {
      heading: 'Nobody can delete it',
      paragraphs: [
        'Not you, not the staff, not we. Choose a nickname that says no more about you than you like. If you don’t want to leave such traces, don’t register; watching is free of them.',
      ],
    },
    {
      heading: 'Your email',
      paragraphs: [
        'Your browser seals your email address before it leaves your phone, with a key that belongs to this event. The sealed text lies on the ledger too, always of the same length. Only the event’s staff can open it, with a key that they keep offline. They use it to reach you about the event and the prize.',
        'Encryption protects it as long as that key stays safe and the method stays unbroken. Nobody can promise this for all time.',
      ],
    },
    {
      heading: 'On your phone',
      paragraphs: ['The app keeps these things in your browser, and nowhere else:'],
      points: [
        'your QuickWallet, if you use one. It is encrypted, but with a passphrase that is the same for everyone: whoever can use your unlocked phone can use the wallet;',
        'the secret numbers behind your rabbit’s codes, and a key for letters from the staff that can’t be copied out;',
        'the ticket of a joining card until you register, scans that are still waiting to be sent, and what was read last, for places without a network;',
        'your language (a cookie named i18n_redirected, for a year), your choice of day or night, and which wallet you used.',
      ],
    },
    {
      heading: 'Clearing it',
      paragraphs: [
        'Deleting the site’s data in your browser deletes all of this. A QuickWallet without a downloaded keyfile is then gone for good.',
      ],
    },
    {
      heading: 'The camera',
      paragraphs: [
        'Pictures from your camera are read on your phone. They are not stored and never leave it.',
      ],
    },
    {
      heading: 'Who else is involved',
      paragraphs: [
        'There is no advertising, no analytics and no tracking. The app asks the server it was loaded from, and the AO units and the storage gateway of its network. Like every server, they see the network address you come from. Another company hears of you only if you choose a wallet of that company.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Ask the event’s staff what they keep about you besides the ledger, above all your opened email address, and have them correct or delete it. What is on the ledger stays.',
      ],
    },
  ],
};
