import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { termsOf } from '../terms/terms-versions';
import { emptyTokenFields, type TokenFields } from './domain/token-fields';
import { type LaunchTaskState, launchTaskStateOf } from './kept-task';
import { tokenTask } from './token-task';

const stateOf = (kept: unknown) => launchTaskStateOf(kept, tokenTask);
const state: LaunchTaskState<TokenFields> = {
  id: 'one',
  agreed: termsOf('tokens').hash,
  fields: { ...emptyTokenFields, name: 'Carrot', isAgreed: true },
  step: 'review',
};
const terms = { name: 'Carrot', ticker: 'CARROT', denomination: 0 };
const spawned = { id: 'A'.repeat(43) as TxId, item: 'AAAA', signedAt: 1, isPosted: true };

test('a launch that begins has the usual values and a name of its own', () => {
  const [one, other] = [stateOf(undefined), stateOf({ step: 'gone' })];
  expect(one).toMatchObject({ fields: emptyTokenFields, step: 'form' });
  expect(one.id).not.toBe(other.id);
});

test('a form and its review go on where they were', () => {
  expect(stateOf(state)).toEqual(state);
  expect(stateOf({ ...state, step: 'form' })).toMatchObject({ step: 'form', fields: state.fields });
});

test('only a launch that is signed goes on by itself', () => {
  expect(stateOf({ ...state, step: 'launch', launch: { terms } })).toEqual(state);
  const signed = { ...state, step: 'launch', launch: { terms, spawned } };
  expect(stateOf(signed)).toEqual(signed);
});

test('other terms of use are to be accepted anew', () => {
  expect(stateOf({ ...state, agreed: 'earlier' })).toMatchObject({
    step: 'form',
    fields: { name: 'Carrot', isAgreed: false },
  });
});
