import { noQuestion, textsOf, typedQuestion } from './question-texts';

test('a question in the language of the page alone is the one for everybody, too', () => {
  const texts = { ...noQuestion, ja: ' 誰？ ' };
  const question = { en: '誰？', ja: '誰？' };
  expect(typedQuestion(texts, 'ja')).toEqual(question);
  expect(textsOf(question, 'ja')).toEqual({ ...noQuestion, ja: '誰？' });
});

test('each language that is given keeps its own', () => {
  const question = { en: 'Who?', pl: 'Kto?' };
  expect(typedQuestion({ ...noQuestion, ...question }, 'pl')).toEqual(question);
  expect(textsOf(question, 'pl')).toEqual({ ...noQuestion, ...question });
  expect(textsOf(question, 'en')).toEqual({ ...noQuestion, ...question });
});

test('without a text for everybody there is no question', () => {
  expect(typedQuestion({ ...noQuestion, pl: 'Kto?', en: ' ' }, 'ja')).toBeUndefined();
  expect(textsOf(undefined, 'ja')).toEqual(noQuestion);
});
