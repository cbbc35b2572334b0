import { minibuildActNames } from '@rainbow-rabbit/processes/minibuild/client';
import { declareActs, staffWords } from '@rainbow-rabbit/shared/acts';
import type texts from '../locales/acts/en.json';

/** The acts of people and staff in a contest (docs/minibuild-protocol.md). */
export const acts = declareActs<keyof typeof texts>({
  'processes.minibuild': {
    staff: staffWords(minibuildActNames, (action, part) => `desk.${action}.${part}` as const),
    // Settings name the contact key and the token of the prizes, so they are asked for.
    run: { actKey: 'run.act', acts: ['Admit', 'Open', 'Phase', 'Texts'] },
    acts: {
      Enter: {
        titleKey: 'approve.enter.title',
        textKey: 'approve.enter.text',
        ways: [{ actKey: 'approve.enter.act' }],
      },
      SignUp: {
        titleKey: 'approve.sign-up.title',
        textKey: 'approve.sign-up.text',
        ways: [{ actKey: 'approve.sign-up.act' }],
      },
      MakeTeam: {
        titleKey: 'approve.make-team.title',
        textKey: 'approve.make-team.text',
        ways: [{ actKey: 'approve.make-team.act' }],
      },
      Invite: {
        titleKey: 'approve.invite.title',
        textKey: 'approve.invite.text',
        ways: [{ actKey: 'approve.invite.act' }],
      },
      JoinTeam: {
        titleKey: 'approve.join-team.title',
        textKey: 'approve.join-team.text',
        ways: [{ actKey: 'approve.join-team.act' }],
      },
      LeaveTeam: {
        titleKey: 'approve.leave-team.title',
        textKey: 'approve.leave-team.text',
        ways: [{ actKey: 'approve.leave-team.act' }],
      },
      Submit: {
        titleKey: 'approve.submit.title',
        textKey: 'approve.submit.text',
        ways: [{ actKey: 'approve.submit.act' }],
      },
      Withdraw: {
        titleKey: 'approve.withdraw.title',
        textKey: 'approve.withdraw.text',
        ways: [{ actKey: 'approve.withdraw.act' }],
      },
      Flag: {
        titleKey: 'approve.flag.title',
        textKey: 'approve.flag.text',
        ways: [{ actKey: 'approve.flag.act' }],
      },
      Keepsake: {
        titleKey: 'approve.keepsake.title',
        textKey: 'approve.keepsake.text',
        ways: [{ actKey: 'approve.keepsake.act' }],
      },
      Comment: {
        titleKey: 'approve.comment.title',
        textKey: 'approve.comment.text',
        ways: [{ actKey: 'approve.comment.act' }],
      },
      TakeComment: {
        titleKey: 'approve.take-comment.title',
        textKey: 'approve.take-comment.text',
        ways: [{ actKey: 'approve.take-comment.act' }],
      },
      Seek: {
        titleKey: 'approve.seek.title',
        textKey: 'approve.seek.text',
        ways: [{ actKey: 'approve.seek.act' }],
      },
      Score: {
        titleKey: 'approve.score.title',
        textKey: 'approve.score.text',
        ways: [{ actKey: 'approve.score.act' }],
      },
      Vote: {
        titleKey: 'approve.ballot.title',
        textKey: 'approve.ballot.text',
        ways: [{ actKey: 'approve.ballot.act' }],
      },
    },
  },
});
