import { communityActNames } from '@rainbow-rabbit/processes/community/client';
import { declareActs, staffWords } from '@rainbow-rabbit/shared/acts';
import type { ApprovalAhead } from '@rainbow-rabbit/shared/wallet';
import type texts from '../locales/acts/en.json';

/** The tokens that a door shows are disclosed while it is open, and after a reload: without them no check-in counts. */
const doorKeeping: readonly ApprovalAhead[] = [{ action: 'Disclose', isKept: true }];

/** The acts of people and staff in the communities (docs/community-protocol.md). */
export const acts = declareActs<keyof typeof texts>({
  community: {
    staff: staffWords(communityActNames, (action, part) => `desk.${action}.${part}` as const),
    // The lists of leads and sources, and the worth of points, are asked for.
    run: { actKey: 'run.act', acts: ['Admit', 'Season', 'Round', 'ChangeRound'] },
    acts: {
      Publish: {
        titleKey: 'approve.publish.title',
        textKey: 'approve.publish.text',
        ways: [{ actKey: 'approve.publish.act' }],
      },
      Restore: {
        titleKey: 'approve.restore.title',
        textKey: 'approve.restore.text',
        ways: [{ actKey: 'approve.restore.act' }],
      },
      Organisers: {
        titleKey: 'approve.team.title',
        textKey: 'approve.team.text',
        ways: [{ actKey: 'approve.team.act' }],
      },
      AnnounceEvent: {
        titleKey: 'approve.announce.title',
        textKey: 'approve.announce.text',
        ways: [{ actKey: 'approve.announce.act' }],
      },
      WithdrawEvent: {
        titleKey: 'approve.withdraw.title',
        textKey: 'approve.withdraw.text',
        ways: [{ actKey: 'approve.withdraw.act' }],
      },
      ProposeEvent: {
        titleKey: 'approve.propose.title',
        textKey: 'approve.propose.text',
        ways: [{ actKey: 'approve.propose.act' }],
      },
      DeclineEvent: {
        titleKey: 'approve.decline.title',
        textKey: 'approve.decline.text',
        ways: [{ actKey: 'approve.decline.act' }],
      },
      Profile: {
        titleKey: 'approve.profile.title',
        textKey: 'approve.profile.text',
        ways: [{ actKey: 'approve.profile.act' }],
      },
      ShowPage: {
        titleKey: 'approve.show-page.title',
        textKey: 'approve.show-page.text',
        ways: [{ actKey: 'approve.show-page.act' }],
      },
      Flag: {
        titleKey: 'approve.flag.title',
        textKey: 'approve.flag.text',
        ways: [{ actKey: 'approve.flag.act' }],
      },
      MeetUp: {
        titleKey: 'approve.meet-up.title',
        textKey: 'approve.meet-up.text',
        ways: [{ actKey: 'approve.meet-up.act' }],
      },
      Coming: {
        titleKey: 'approve.coming.title',
        textKey: 'approve.coming.text',
        ways: [{ actKey: 'approve.coming.act' }],
      },
      Keepsake: {
        titleKey: 'approve.keepsake.title',
        textKey: 'approve.keepsake.text',
        ways: [{ actKey: 'approve.keepsake.act' }],
      },
      OpenDoor: {
        titleKey: 'approve.open-door.title',
        textKey: 'approve.open-door.text',
        ways: [{ actKey: 'approve.open-door.act', ahead: doorKeeping }],
      },
      CheckIn: {
        titleKey: 'approve.check-in.title',
        textKey: 'approve.check-in.text',
        ways: [{ actKey: 'approve.check-in.act' }],
      },
      Disclose: {
        titleKey: 'approve.check-ins.title',
        textKey: 'approve.check-ins.text',
        ways: [{ actKey: 'approve.check-ins.act', ahead: doorKeeping }],
      },
      Join: {
        titleKey: 'approve.join.title',
        textKey: 'approve.join.text',
        ways: [{ actKey: 'approve.join.act' }],
      },
      Enter: {
        titleKey: 'approve.enter.title',
        textKey: 'approve.enter.text',
        ways: [{ actKey: 'approve.enter.act' }],
      },
      Claim: {
        titleKey: 'approve.earned.title',
        textKey: 'approve.earned.text',
        ways: [{ actKey: 'approve.earned.act' }],
      },
    },
  },
});
