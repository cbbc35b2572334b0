import { readFileSync } from 'node:fs';
import { comparedTerms, conversation } from '../testing/conversation';
import { startToken } from '../testing/live-token';
import { answersOf, type TokenAnswer } from '../testing/token-answers';

const { answers: recorded } = JSON.parse(
  readFileSync(new URL('../testing/blueprint-answers.json', import.meta.url), 'utf8'),
) as { answers: Record<string, TokenAnswer> };

/** Letters that this token answers otherwise, and why. */
const differences: Record<string, string> = {
  'balance of a target': 'the blueprint names who asks as the account',
  'balance of a target without any': 'the blueprint gives the balance of who asks as that of the target',
  'recipient that is no address': 'what is sent to no address is lost',
  'mint of a stranger': 'the list of those who may mint is the token’s own, and so is the sentence',
  'burn of a negative quantity': 'the blueprint makes tokens of it',
  'unknown action': 'the blueprint keeps the message, at the cost of all messages after it',
};

let answers: Record<string, TokenAnswer>;
beforeAll(async () => {
  const token = await startToken(comparedTerms);
  try {
    answers = await answersOf(token);
  } finally {
    await token.stop();
  }
});

it('has a recorded answer to every letter', () => {
  expect(Object.keys(recorded)).toEqual(conversation.map(({ name }) => name));
});

describe('the answer to', () => {
  it.each(conversation.map(({ name }) => name).filter((name) => !(name in differences)))(
    '%s is the blueprint’s',
    (name) => {
      expect(answers[name]).toEqual(recorded[name]);
    },
  );

  it.each(Object.keys(differences))('%s is not the blueprint’s, for a reason', (name) => {
    expect(recorded[name]).toBeDefined();
    expect(answers[name]).toBeDefined();
    expect(answers[name]).not.toEqual(recorded[name]);
  });
});
