import { partMessages } from '@rainbow-rabbit/parts/testing';
import { rabbitErrorCodes } from '@rainbow-rabbit/processes/rabbit/client';
import { describeArea } from '@rainbow-rabbit/shared/testing';
import en from '../locales/en.json';
import area from './area';
import { declaration } from './declaration';

describeArea({ area, declaration });

test('an unknown path inside an event is not found', () => {
  const [{ validate } = {}] = area.routes;
  expect(validate?.({ slug: 'demo', '*': 'me' })).toBe(true);
  expect(validate?.({ slug: 'demo', '*': 'nothing' })).toBe(false);
});

describe("the game's messages", () => {
  it.each(rabbitErrorCodes)('say what %s means', (code) => {
    expect(en).toHaveProperty([`error.${code}`]);
  });

  it('are those of docs/product, to the letter', () => {
    expect({ ...en, ...partMessages.scanner }).toMatchObject({
      'welcome.title': 'Can you collect all seven?',
      recommended: 'Recommended',
      'register.approve': 'Accept the transaction on your wallet to register',
      'register.required': 'Required',
      'scanner.looking': 'Looking for QR code...',
      'stage.sending': 'Sending message to AO...',
      'stage.approving': 'Please approve transaction in your wallet',
      'collect.collected': 'Collected!',
      'rainbow.all': "You've collected all colors! Go to the My rabbit tab",
      'rainbow.block': 'Block #{{block}}',
      'question.title': 'Find the key to answer',
      'question.wrong': 'That Key was, unfortunately, not correct. Find the White Rabbit and try again!',
      'error.answer.rainbow-incomplete': 'You need to complete the rainbow rabbit before answering!',
      'role.white.title': 'You are the White Rabbit.',
      'ending.title': 'White Rabbit has been caught!',
      'keyfile.download': 'Download keyfile',
      'keyfile.continue': 'Continue to game',
      'tab.me': 'My rabbit',
      'tab.scan': 'Scan rabbit',
      'tab.leaderboard': 'Leaderboard',
      'error.rabbit.unknown': 'Rabbit does not exist',
      'error.rabbit.colour-collected': 'You have already collected this color!',
    });
  });
});
