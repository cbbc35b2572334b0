import { addressOf } from '../../common/testing/addresses';
import { freeWallet, sendOfCrowd as sendOfAll } from '../../common/testing/crowd';
import { maxEntries, maxEntriesEver, maxPeople, maxPeopleEver, type Results } from '../client';
import { LiveMinibuild, wallets } from '../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, owner } = wallets;

const contest = LiveMinibuild.forTests();

const sendOfCrowd = (count: number, action: string, data: (number: number) => object) =>
  sendOfAll(contest.live, { count, action, data, at: contest.now });

/** Sends a message; returns the code that it is refused with, or undefined. */
async function codeOf(from: string, action: string, data: object): Promise<string | undefined> {
  const outcome = await contest.live.send(contest.letter(from, action, data));
  return outcome.ok ? undefined : outcome.code;
}

const crowd = 2000;
const nickname = (number: number) => ({ nickname: `F ${number}` });
const entry = () => ({ kind: 'text', title: 'x', text: 'x' });

it('2,000 free wallets have no place, no entry and no vote in a contest that admits by ticket', async () => {
  await contest.open({ criteria: [], voteWeight: 100 });
  const nobody = { taken: 0, codes: ['admission.needed'] };
  expect(await sendOfCrowd(crowd, 'Enter', () => ({}))).toEqual({ taken: 0, codes: ['ticket.missing'] });
  expect(await sendOfCrowd(crowd, 'SignUp', nickname)).toEqual(nobody);
  for (const name of ['ann', 'bob']) await contest.signUp(addressOf(name), name);
  await contest.until('building');
  expect(await sendOfCrowd(crowd, 'Submit', entry)).toEqual({ taken: 0, codes: ['person.unknown'] });
  for (const from of [ann, bob]) await contest.submit(from);
  await contest.until('voting');
  await contest.send(bob, 'Vote', { entries: [1] });
  expect(await sendOfCrowd(crowd, 'Vote', () => ({ entries: [2] }))).toEqual(nobody);
  expect(await sendOfCrowd(20, 'Flag', () => ({ entry: 1, reason: 'x' }))).toMatchObject({ taken: 0 });
  await contest.until('judging');
  await contest.act('PublishResults');
  expect(await contest.read<Results>('Results')).toMatchObject({
    ballots: 1,
    rows: [
      { entry: 1, approvals: 1 },
      { entry: 2, approvals: 0 },
    ],
  });
  // their messages left nothing behind
  const traces = `local own, count = MinibuildState, 0
    for _, part in ipairs({ own.people.numberOf, own.ballots.rowOf, own.latestActs, own.admission.askedAt }) do
      for address in pairs(part) do
        if address ~= '${ann}' and address ~= '${bob}' and address ~= '${owner}' then count = count + 1 end
      end
    end
    return count`;
  expect(await contest.live.evaluateLua(traces)).toBe('0');
});

it('wallets that filled a contest for anybody keep nobody out once it asks for tickets', async () => {
  await contest.open({ admission: { by: 'anybody' }, prizes: [], criteria: [], voteWeight: 100 });
  expect(await sendOfCrowd(maxPeople, 'SignUp', nickname)).toEqual({ taken: maxPeople, codes: [] });
  expect(await codeOf(ann, 'SignUp', { nickname: 'ann' })).toBe('person.too-many');
  await contest.until('building');
  expect(await sendOfCrowd(maxEntries, 'Submit', entry)).toEqual({ taken: maxEntries, codes: [] });
  expect(await codeOf(freeWallet(maxEntries), 'Submit', entry())).toBe('entry.too-many');
  const { times } = (await contest.read<{ facts: { times: object } }>('Contest')).facts;
  await contest.act('Configure', contest.facts({ times, criteria: [], voteWeight: 100 }));
  await contest.admit();
  expect(await contest.read('Contest')).toMatchObject({ counts: { entries: 0 } });
  for (const name of ['ann', 'bob']) {
    await contest.enter(addressOf(name));
    await contest.send(addressOf(name), 'SignUp', { nickname: name });
    await contest.submit(addressOf(name));
  }
  await contest.until('voting');
  expect(await sendOfCrowd(crowd, 'Vote', () => ({ entries: [1] }))).toEqual({
    taken: 0,
    codes: ['admission.needed'],
  });
  await contest.send(ann, 'Vote', { entries: [maxEntries + 2] });
  await contest.until('judging');
  await contest.act('PublishResults');
  expect(await contest.read<Results>('Results')).toMatchObject({
    total: 2,
    rows: [{ entry: maxEntries + 2, approvals: 1 }, { entry: maxEntries + 1 }],
  });
});

describe('the staff of a contest for anybody make places free', () => {
  const anybody = { admission: { by: 'anybody' }, prizes: [] };

  it('by removing people who never voted, as long as there are numbers left', async () => {
    await contest.open(anybody);
    await contest.signUp(ann, 'ann');
    await contest.live.evaluateLua(`MinibuildState.people.freed = 1 - ${maxPeople}`);
    expect(await codeOf(bob, 'SignUp', { nickname: 'bob' })).toBe('person.too-many');
    await contest.act('Remove', { address: ann, isRemoved: true });
    await contest.signUp(bob, 'bob');
    expect(await codeOf(cleo, 'SignUp', { nickname: 'cleo' })).toBe('person.too-many');
    const back = { address: ann, isRemoved: false, reason: 'x' };
    expect(await codeOf(owner, 'Remove', back)).toBe('person.too-many');
    await contest.act('Remove', { address: bob, isRemoved: true });
    await contest.act('Remove', { address: ann, isRemoved: false });
    await contest.live.evaluateLua(
      `MinibuildState.people.freed, MinibuildState.personRows.total = 20000, ${maxPeopleEver}`,
    );
    expect(await codeOf(cleo, 'SignUp', { nickname: 'cleo' })).toBe('person.too-many');
  });

  it('not by removing somebody who voted, whose ballot keeps its place', async () => {
    await contest.open(anybody);
    for (const name of ['ann', 'bob']) await contest.signUp(addressOf(name), name);
    await contest.until('building');
    await contest.submit(bob);
    await contest.until('voting');
    await contest.send(ann, 'Vote', { entries: [1] });
    await contest.act('Phase', { to: 'building' });
    await contest.live.evaluateLua(`MinibuildState.people.freed = 2 - ${maxPeople}`);
    await contest.act('Remove', { address: ann, isRemoved: true });
    expect(await codeOf(cleo, 'SignUp', { nickname: 'cleo' })).toBe('person.too-many');
  });

  it('by hiding entries without votes, as long as there are numbers left', async () => {
    await contest.open(anybody);
    for (const name of ['ann', 'bob', 'cleo']) await contest.signUp(addressOf(name), name);
    await contest.until('building');
    await contest.submit(ann);
    // as many copies of the first entry as there can be
    await contest.live.evaluateLua(`local rows = MinibuildState.entryRows
      for _, column in pairs(rows) do
        if type(column) == 'table' then for entry = 2, ${maxEntries} do column[entry] = column[1] end end
      end
      rows.total = ${maxEntries}`);
    expect(await codeOf(bob, 'Submit', entry())).toBe('entry.too-many');
    await contest.act('Hide', { entry: 2, isHidden: true });
    expect(await contest.submit(bob)).toBe(maxEntries + 1);
    expect(await codeOf(cleo, 'Submit', entry())).toBe('entry.too-many');
    const show = { entry: 2, isHidden: false, reason: 'x' };
    expect(await codeOf(owner, 'Hide', show)).toBe('entry.too-many');
    // an entry that has votes keeps its place
    await contest.live.evaluateLua('MinibuildState.entryRows.approvals[3] = 1');
    await contest.act('Hide', { entry: 3, isHidden: true });
    expect(await codeOf(cleo, 'Submit', entry())).toBe('entry.too-many');
    await contest.act('Hide', { entry: 4, isHidden: true });
    await contest.live.evaluateLua(`MinibuildState.entryRows.total = ${maxEntriesEver}`);
    await contest.live.evaluateLua(`local rows = MinibuildState.entryRows
      for _, column in pairs(rows) do
        if type(column) == 'table' then for entry = ${maxEntries + 2}, ${maxEntriesEver} do column[entry] = column[2] end end
      end`);
    expect(await codeOf(cleo, 'Submit', entry())).toBe('entry.too-many');
  });
});
