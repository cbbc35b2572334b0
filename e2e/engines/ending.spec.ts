import { expect } from '@playwright/test';
import { demoKeyWords } from '../../localnet/src/seed/demo-key';
import { joinGivers } from '../game/givers';
import { untilConfirmedMs } from '../game/own-network';
import { answers } from '../game/phone-player';
import { staffOf } from '../game/staffed-event';
import { createTestPlayer } from '../support/test-player';
import { button, field, heading } from './engine-phone';
import { approve, becomePlayer, loseCamera } from './player';
import { savedFile } from './saved-file';
import { ownNetworkTest as test } from './test';

/** Longer than the pause between an answer and the reveal of its key (docs/product 9.133). */
const untilRevealedMs = 61_000;

test('a role card shows its role while it is held, and a rainbow and the key lead to the ending', async ({
  phone,
  network,
}) => {
  await becomePlayer(phone, 'Sorrel');
  const [staff, rabbits] = await Promise.all([
    staffOf(network),
    joinGivers((player) => createTestPlayer(network.url, player)),
  ]);
  await staff.deal('Sedge 0');
  await phone.reload();
  await phone.tap(button('My role card'));
  const role = { text: 'You are a player.' };
  await phone.whilePressing(button('Tap to see your role for three seconds, or hold', 'dialog'), () =>
    phone.see(role),
  );
  await phone.seeNo(role);
  await phone.tap({ role: 'checkbox', name: { pattern: '^I accept the role' }, within: 'dialog' });
  await phone.tap(button('Continue', 'dialog'));
  await phone.tap(button('Send it now', 'dialog'));
  await approve(phone, 'Confirm my card');
  await phone.see({ text: 'Your sealed answer is with the staff.' });

  await loseCamera(phone);
  for (const [at, rabbit] of rabbits.entries()) {
    await phone.open(rabbit.linkAt(network.now(), ''));
    if (at === 0) await approve(phone, answers.collectFreely);
    await phone.see({ text: `from ${rabbit.nickname}` });
  }
  await network.advance(untilConfirmedMs);
  await phone.open('#/rabbit/demo/question');
  await phone.reload();
  await phone.see({ text: 'What does the hare count when nobody looks?' });
  await phone.write(field('Word 1 of 6'), `${demoKeyWords.join(' ')} `);
  await phone.tap(button('Answer with this key'));
  await approve(phone, 'Send my answer');
  await phone.see(heading('Your answer is in'));

  await network.advance(untilRevealedMs);
  await phone.open('#/rabbit/demo/me');
  await phone.reload();
  await phone.see(heading('White Rabbit has been caught!'));
  await phone.see(heading('Congratulations, you found the key first!'));
  await phone.tap(button('Share my rainbow'));
  await expect
    .poll(() =>
      savedFile(phone.downloads, /\.png$/)
        ?.subarray(1, 4)
        .toString(),
    )
    .toBe('PNG');
});
