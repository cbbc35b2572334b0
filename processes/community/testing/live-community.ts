import { processSource } from '../../aos';
import { addressOf } from '../../common/testing/addresses';
import { ClockedProcess } from '../../common/testing/clocked-process';
import { LiveProcess, owner, processId } from '../../common/testing/live-process';
import { communityReplySchemas } from '../client';

/** Starts the community process with the code of this tree, without cities. */
const startCommunity = (): Promise<LiveProcess> =>
  LiveProcess.start({
    source: processSource('community'),
    state: 'CommunityState',
    replies: communityReplySchemas,
  });

/** The wallets that tests begin with. The lead and the organiser are those of the city `ph`. */
export const wallets = {
  owner,
  staff: addressOf('staff'),
  lead: addressOf('lead'),
  organiser: addressOf('organiser'),
  anybody: addressOf('anybody'),
};

/** One community, with a clock that only moves when a test says so. */
export class LiveCommunity extends ClockedProcess {
  private constructor(
    live?: LiveProcess,
    readonly process: string = processId,
  ) {
    super(live, { now: 1_750_000_000_000, reader: wallets.anybody });
  }

  static async start(
    live: Promise<LiveProcess> = startCommunity(),
    process?: string,
  ): Promise<LiveCommunity> {
    const community = new LiveCommunity(await live, process);
    await community.reset();
    return community;
  }

  /** Returns the community of the tests of a file: each begins with a new one. */
  static forTests(): LiveCommunity {
    return new LiveCommunity().startsForTests(startCommunity);
  }

  /** Adds the staff member and the city `ph` with its lead. */
  async settle(): Promise<void> {
    await this.act('Staff', { add: [wallets.staff] });
    await this.act('City', { slug: 'ph', zone: 'Asia/Manila', lead: wallets.lead }, wallets.staff);
  }
}
