import { minibuildActNames } from '@rainbow-rabbit/processes/minibuild/client';
import { declareActs } from '@rainbow-rabbit/shared/acts';
import type texts from '../locales/acts/en.json';

/** The words of every act of a person that has none of its own. */
const inContest = {
  titleKey: 'approve.contest.title',
  textKey: 'approve.contest.text',
  ways: [{ actKey: 'approve.contest.act' }],
} as const;

/** The acts of people and staff in a contest (docs/minibuild-protocol.md). */
export const acts = declareActs<keyof typeof texts>({
  'processes.minibuild': {
    staff: minibuildActNames,
    acts: {
      Enter: {
        titleKey: 'approve.enter.title',
        textKey: 'approve.enter.text',
        ways: [{ actKey: 'approve.enter.act' }],
      },
      SignUp: inContest,
      MakeTeam: inContest,
      Invite: inContest,
      JoinTeam: inContest,
      LeaveTeam: inContest,
      Submit: inContest,
      Withdraw: inContest,
      Flag: inContest,
      Score: inContest,
      Vote: {
        titleKey: 'approve.ballot.title',
        textKey: 'approve.ballot.text',
        ways: [{ actKey: 'approve.ballot.act' }],
      },
    },
  },
});
