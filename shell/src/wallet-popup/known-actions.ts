import { arcadeActNames } from '@rainbow-rabbit/processes/arcade/client';
import { communityActNames } from '@rainbow-rabbit/processes/community/client';
import { contestActNames } from '@rainbow-rabbit/processes/minibuild/client';
import { staffActionNames } from '@rainbow-rabbit/processes/rabbit/client';
import type { Network } from '@rainbow-rabbit/shared/network';

/** Actions of players in an event (docs/protocol.md). */
const gameActions = {
  Register: 'register',
  Rekey: 'rekey',
  Scan: 'scan',
  ScanPrinted: 'scan',
  Disclose: 'disclose',
  Answer: 'answer',
  Reveal: 'reveal',
  Acknowledge: 'acknowledge',
  Dispute: 'dispute',
  Settle: 'settle',
} as const;

/** Actions of people in the communities (docs/community-protocol.md). */
const communityActions = {
  Publish: 'publish',
  Restore: 'restore',
  Organisers: 'team',
  Profile: 'profile',
  MeetUp: 'meet-up',
  Coming: 'coming',
  OpenDoor: 'open-door',
  CheckIn: 'check-in',
  Disclose: 'check-ins',
  Join: 'join',
  Claim: 'earned',
} as const;

/** Actions of players in the arcade. A key of the device signs what begins a run, so no sheet asks for that. */
const arcadeActions = { Enter: 'enter', Submit: 'score' } as const;

/** Actions of people in a contest (docs/minibuild-protocol.md). */
const contestActions = {
  Enter: 'enter',
  SignUp: 'contest',
  MakeTeam: 'contest',
  Invite: 'contest',
  JoinTeam: 'contest',
  LeaveTeam: 'contest',
  Submit: 'contest',
  Withdraw: 'contest',
  Flag: 'contest',
  Score: 'contest',
  Vote: 'ballot',
} as const;

type KindsOf<Actions> = Actions[keyof Actions];

/** The kinds of actions that are described in plain words. */
export type KnownKind =
  | KindsOf<typeof gameActions>
  | KindsOf<typeof communityActions>
  | KindsOf<typeof arcadeActions>
  | KindsOf<typeof contestActions>
  | 'staff';

const kindsOf = (
  staffNames: readonly string[],
  actions: Readonly<Record<string, KnownKind>>,
): ReadonlyMap<string, KnownKind> =>
  new Map([...staffNames.map((name) => [name, 'staff'] as const), ...Object.entries(actions)]);

const inGame = kindsOf(staffActionNames, gameActions);
const inCommunity = kindsOf(communityActNames, communityActions);
const inArcade = kindsOf(arcadeActNames, arcadeActions);
const inContest = kindsOf(contestActNames, contestActions);

/** The processes of a network whose actions are known. */
export type KnownProcesses = Pick<Network, 'community' | 'processes'>;

/**
 * Returns the kind of an action by its receiver, since processes have actions of one name with other meanings: the
 * community, the arcade and the contest of the network know their own actions, and any other receiver may be an event.
 */
export function knownKind(
  action: string,
  receiver: string | undefined,
  { community, processes }: KnownProcesses,
): KnownKind | undefined {
  if (!receiver) return inGame.get(action);
  if (receiver === community) return inCommunity.get(action);
  if (receiver === processes?.minibuild) return inContest.get(action);
  return (receiver === processes?.arcade ? inArcade : inGame).get(action);
}
