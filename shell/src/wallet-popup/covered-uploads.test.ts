import { type ApprovalAsk, uploadProcessTag } from '@rainbow-rabbit/shared/wallet';
import { coveredUploads } from './covered-uploads';

const type = { name: 'Content-Type', value: 'application/octet-stream' };
const made = { name: uploadProcessTag, value: 'process' };
const upload: ApprovalAsk = {
  kind: 'transaction',
  data: '',
  target: '',
  quantity: '0',
  reward: '40',
  tags: [type, made],
};

it('covers uploads for the process until their fees are used up', () => {
  const covers = coveredUploads('process', '100');
  expect([covers(upload), covers(upload), covers(upload)]).toEqual([true, true, false]);
  expect(covers({ ...upload, reward: '20' })).toBe(true);
  expect(covers({ ...upload, reward: '1' })).toBe(false);
});

it.each<[string, Partial<ApprovalAsk>]>([
  ['for another process', { tags: [type, { ...made, value: 'p' }] }],
  ['for no process', { tags: [type] }],
  ['with a further tag', { tags: [type, made, { name: 'Action', value: 'Transfer' }] }],
  ['with tags in another order', { tags: [made, type] }],
  ['that pays somebody', { target: 'me', quantity: '1' }],
  ['that pays without a receiver', { quantity: '1' }],
  ['above the fees', { reward: '101' }],
  ['whose fee is no number', { reward: '-1' }],
  ['without a fee', { reward: '' }],
  ['that is a data item', { kind: 'data-item' }],
])('covers nothing else: an upload %s', (_, change) => {
  expect(coveredUploads('process', '100')({ ...upload, ...change })).toBe(false);
});
