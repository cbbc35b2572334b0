import { addressOf } from '../../common/testing/addresses';
import { invitation, type LiveMinibuild, wallets } from './live-minibuild';

const { ann, bob, cleo, dan, judge, staff } = wallets;
const event = addressOf('event');
const voter = addressOf('voter');
const guest = addressOf('guest');

/** Every read of the life below, by its action and its data. */
export const readsOfLife: readonly (readonly [action: string, data: object])[] = [
  ['Info', {}],
  ['StaffLog', {}],
  ['Contest', { language: 'ja' }],
  ...[ann, bob, cleo, dan, judge, voter, guest].map((address) => ['Mine', { address }] as const),
  ['Team', { team: 1 }],
  ['Batch', { batch: 1 }],
  ['Entries', { staff: true }],
  ['Entries', { order: 'shuffled', seed: 5 }],
  ['Entries', { order: 'title' }],
  ['Entry', { entry: 1 }],
  ['Entry', { entry: 2, staff: true }],
  ['Comments', { entry: 1 }],
  ['Comments', { entry: 1, staff: true }],
  ['Entries', { seeking: true }],
  ['Ballots', {}],
  ['Results', {}],
  ['Sheets', {}],
  ['Flags', {}],
  ['Contacts', {}],
  ['People', {}],
  ['Payments', {}],
  ['Keepsakes', { address: ann }],
];

/** Sends a message whose id follows from its text, so that two lives have the same ids. */
async function sendNamed(contest: LiveMinibuild, from: string, action: string, data: object): Promise<void> {
  const id = addressOf(`${from} ${action} ${JSON.stringify(data)}`);
  const outcome = await contest.live.send({ ...contest.letter(from, action, data), id });
  if (!outcome.ok) throw new Error(`${action} was refused: ${outcome.error}`);
}

/** Opens a contest in which people make a team, submit and vote. */
export async function openContestLife(contest: LiveMinibuild): Promise<void> {
  const { code, hash } = invitation('life');
  const contact = Buffer.alloc(413, 4).toString('base64url');
  const contactKey = Buffer.alloc(65, 4).toString('base64url');
  await contest.act('Staff', { add: [staff] });
  await contest.open({
    admission: { by: 'events', events: [event] },
    token: addressOf('token'),
    contactKey,
    place: 'A hall',
  });
  const japanese = { language: 'ja', name: 'ミーム', brief: '作ろう', rules: '優しく', judging: '好みで' };
  await contest.act('Texts', japanese, staff);
  await contest.act('Judge', { address: judge, name: 'A judge', isJudge: true });
  const website = 'https://ann.example';
  for (const from of [ann, bob, cleo, dan, voter]) await contest.enter(from);
  await sendNamed(contest, ann, 'SignUp', { nickname: 'ann', website, contact, keyVersion: 1 });
  for (const [from, nickname] of [
    [bob, 'bob'],
    [cleo, 'cleo'],
    [dan, 'dan'],
  ] as const)
    await sendNamed(contest, from, 'SignUp', { nickname });
  await sendNamed(contest, ann, 'MakeTeam', { name: 'Hops', invites: [hash, hash] });
  await sendNamed(contest, bob, 'JoinTeam', { team: 1, index: 1, code });
  await sendNamed(contest, ann, 'Invite', { invites: [hash] });
  await contest.act('Phase', { to: 'building' });
  await sendNamed(contest, bob, 'Submit', contest.picture());
  await sendNamed(contest, ann, 'Submit', contest.picture({ title: 'Better', links: ['https://a.example'] }));
  await sendNamed(contest, cleo, 'Submit', contest.entry({ title: 'Of cleo' }));
  await sendNamed(contest, dan, 'Submit', contest.entry({ title: 'Of dan' }));
  await sendNamed(contest, ann, 'Seek', { text: 'Somebody who draws' });
  await sendNamed(contest, bob, 'LeaveTeam', {});
  for (const text of ['Nice', 'Rude', 'Gone']) await sendNamed(contest, dan, 'Comment', { entry: 1, text });
  await sendNamed(contest, dan, 'TakeComment', { comment: 3 });
  await sendNamed(contest, cleo, 'Flag', { entry: 1, comment: 2, reason: 'Rude' });
  await sendNamed(contest, cleo, 'Flag', { entry: 1, team: 1, reason: 'Rude' });
  await contest.act('HideName', { team: 3, isHidden: true });
  await contest.act('Phase', { to: 'voting' });
  await sendNamed(contest, dan, 'Withdraw', {});
  await contest.act('Restore', { entry: 3 }, staff);
  await sendNamed(contest, dan, 'Vote', { entries: [1, 2] });
  await sendNamed(contest, bob, 'Vote', { entries: [2] });
  await sendNamed(contest, voter, 'Vote', { entries: [1] });
  await sendNamed(contest, guest, 'Enter', {});
  await sendNamed(contest, dan, 'Flag', { entry: 2, reason: 'Copied' });
  await contest.act('Hide', { entry: 2, isHidden: true });
  await contest.act('Remove', { address: bob, isRemoved: true });
  await sendNamed(contest, judge, 'Score', { entry: 1, scores: [3, 4] });
}

/** Goes on in a contest that was opened before. */
export async function goOnWithLife(contest: LiveMinibuild): Promise<void> {
  await contest.act('Hide', { entry: 2, isHidden: false });
  await contest.act('HideComment', { comment: 2, isHidden: true });
  await contest.act('HideName', { team: 1, isHidden: true });
  await contest.act('HideName', { team: 3, isHidden: false });
  await sendNamed(contest, cleo, 'Comment', { entry: 1, text: 'Later' });
  const answer = { address: guest, isPerson: true, hasRainbow: false };
  await contest.live.send(contest.letter(event, 'Person', answer));
  await contest.act('Phase', { to: 'judging' });
  await sendNamed(contest, judge, 'Score', { entry: 2, conflict: true });
  await contest.act('PublishResults');
  const payment = {
    entry: 1,
    address: ann,
    quantity: '5',
    token: addressOf('token'),
    message: addressOf('pay'),
  };
  await contest.act('Claim', { ...payment, known: 0 }, staff);
  await contest.act('Release', { entry: 1 }, staff);
  await contest.act('Pay', payment, staff);
  await contest.act('Claim', { ...payment, known: 1, message: addressOf('another') }, staff);
  await contest.read('Claims');
  await contest.live.send(contest.letter(ann, 'Keepsake', { kind: 'prize' }));
  await contest.live.evaluate({ ...contest.spawnNews('1', addressOf('keepsake')), action: 'Spawned' });
}
