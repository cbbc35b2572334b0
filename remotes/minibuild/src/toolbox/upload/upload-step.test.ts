import { winstonAnswer } from '../gateway/winston.domain';
import { isEnough } from './upload-step';

const draft = {
  ...{ format: 2, last_tx: '', target: '', data_size: '1', data_root: '', data: new Uint8Array(1), tags: [] },
  ...{ quantity: '10', reward: '9007199254740993' },
};

test('a balance is enough if it pays for storage and for what is sent, to the last winston', () => {
  expect(isEnough('9007199254741003', draft)).toBe(true);
  expect(isEnough('9007199254741002', draft)).toBe(false);
});

test('a balance that is not a number is rejected', () => {
  expect(winstonAnswer('12')).toBe('12');
  for (const answer of ['', '-1', '1.5', '<html>'])
    expect(() => winstonAnswer(answer)).toThrow(expect.objectContaining({ code: 'toolbox.amount-invalid' }));
});
