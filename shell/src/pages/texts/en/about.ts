import type { Text } from '../text';

export const text: Text = {
  title: 'About the game',
  intro:
    'Rainbow Rabbit is a game for a real place full of real people. The crowd is the meadow, and everybody you meet may carry the color you are missing.',
  sections: [
    {
      heading: 'The goal',
      paragraphs: [
        'Every player is a rabbit in one of seven colors: green, yellow, blue, red, orange, indigo or violet. Scan the rabbits of others to collect the colors you don’t have. Each color counts once.',
        'When your rainbow is complete, the ledger keeps the block at which it happened. Only then may you go after the key.',
      ],
    },
    {
      heading: 'Who the White Rabbit is',
      paragraphs: [
        'One of the players is secretly the White Rabbit. The staff draw the role, and nothing on the ledger or on anybody’s screen tells who it is. The White Rabbit scans and is scanned like everyone else, keeps the secret, and stays until the end.',
        'The White Rabbit holds the key. Find that person and ask the question: whoever has the whole rainbow and enters the right key first wins the grand prize.',
      ],
    },
    {
      heading: 'How a scan works',
      paragraphs: [
        'Your rabbit’s code changes every thirty seconds, so a photo of it is soon worth nothing. A scan is a message that your wallet signs. The color shows on your own screen at once; a little later the rabbit’s phone shows that the code was genuine, and the color counts on the leaderboard. A scan that turns out to be made up is struck out.',
      ],
    },
    {
      heading: 'A public ledger, and your privacy',
      paragraphs: [
        'The game has no server of its own that could keep secrets or cheat. It is a program on AO, a public computer: everybody can read what it knows and check what it did.',
        'That is why your nickname, your rabbit and your scans are public forever, and why your email is sealed in your browser before it leaves your phone. The privacy page says exactly what goes where.',
      ],
    },
    {
      heading: 'Who runs an event',
      paragraphs: [
        'Each event has staff, whose wallets the program knows. They open and end the game and look after fairness. Everything they do carries a reason, and it is public too.',
      ],
    },
  ],
};
