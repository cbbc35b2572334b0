import type { BoundTests } from '../../common/testing/bound-tests';

/** The test of every bound of the process. */
export const boundTests: BoundTests = {
  'src/bounded-work.test.ts': {
    'are settled in parts by whatever message comes, at a cost that stays the same': [
      'settlingPerMessage',
      'settlingPerSettle',
    ],
    'twenty wrong tokens of a rabbit with eight chains cost no more than the hashes of one message': [
      'maxChainLength',
      'maxChainsPerRabbit',
      'maxDisclosureHashes',
      'maxDisclosures',
    ],
    'are judged in parts by whatever message comes, at a cost that stays the same': [
      'judgedPerMessage',
      'judgedPerSettle',
    ],
  },
  'src/fair-play.test.ts': {
    'locks none with many others either: the oldest gives way and is no void claim': ['maxPendingClaims'],
    'count against their sender, whose later claims show once they are confirmed': ['maxVoidedClaims'],
  },
  'src/fields.test.ts': {
    'every action declares its fields, and takes and refuses what they say': [
      'maxLanguages',
      'maxQuestionLength',
      'maxEditions',
      'maxXUsernameLength',
      'maxStaffLogPage',
      'maxSlugLength',
      'maxEventNameLength',
      'maxPrizeLength',
      'maxAnnouncementLength',
    ],
  },
  'src/gas.test.ts': {
    'no message takes a fifth of the gas of a public unit, whatever its sender writes': [
      'maxDataBytes',
      'maxPageLimit',
      'maxDrawnNumbers',
      'maxPrintedSettled',
      'maxNicknameLength',
      'maxSearchLength',
      'maxReasonLength',
      'maxFlagsPage',
    ],
  },
  'src/handlers/admission.test.ts': {
    'work in the largest batch, each for little more than an open registration': ['maxTicketsPerBatch'],
    'may be of as many batches as an event can have, and no more': ['maxBatches'],
  },
  'src/handlers/answer.test.ts': {
    'is taken as often as a player may answer, then refused, also if it is right': ['maxAnswersPerPlayer'],
  },
  'src/handlers/catches.test.ts': {
    'are looked for among a bounded number of claims, which says where to go on': ['searchedClaims'],
  },
  'src/handlers/flag.test.ts': {
    'is one of as many as a nickname can have, and as an address can set': ['maxFlags', 'maxFlagsOfAddress'],
  },
  'src/handlers/dispute.test.ts': {
    'can be raised five times by a player': ['maxDisputes'],
  },
  'src/handlers/printed-badges.test.ts': {
    'gives a player two colours, whether they are confirmed or not': ['maxPrintedColours'],
  },
  'src/handlers/reads.test.ts': {
    'looks at a part of a large event at once, and says where to go on': ['searchedPlayers'],
    'the latest rainbows are ten, newest first': ['listedRainbows'],
    'are few, from the latest slot back, and without those of removed players': ['listedCatches'],
  },
  'src/handlers/register.test.ts': {
    'ends with the last number that a code can carry': ['maxRabbits'],
    'starts at most a day from the time of the message': ['maxChainStartDrift'],
  },
  'src/handlers/report.test.ts': {
    'costs the same among 65,535 players as among a thousand': ['maxReported', 'searchedForReport'],
  },
  'src/handlers/staff.test.ts': {
    'is given to fifty at most': ['maxStaff'],
    'keeps the last five, newest first': ['keptAnnouncements'],
  },
  'src/handlers/standings.test.ts': {
    'tells of as many as it may, and refuses an offset that is none': ['maxStandings'],
  },
  'src/hostile-players.test.ts': {
    'a flood ends at the bound of its sender': ['maxClaimsPerPlayer'],
  },
};
