import type { BoundTests } from '../../common/testing/bound-tests';

/** The test of every bound of the process. */
export const boundTests: BoundTests = {
  'src/any-message.test.ts': {
    'every action takes any values or refuses them by a code, for little work, and leaves no trace of a refused one':
      [
        'maxAdmittingEvents',
        'maxBatches',
        'maxBoardIdLength',
        'maxChallengeSlugLength',
        'maxChallengeTime',
        'maxCitySlugLength',
        'maxOnLength',
        'maxPageLimit',
        'maxReasonLength',
        'maxTicketsPerBatch',
      ],
    'the data that cost most to read cost little': ['maxDataBytes'],
  },
  'src/bounded-work.test.ts': {
    'a reply has at most 20 KB': [
      'maxBoardAround',
      'maxBoardPage',
      'maxChallengeNameLength',
      'maxChallengesPage',
      'maxOrganisers',
      'maxStaffLogPage',
    ],
    'no message costs more because of 100,000 scores, 20,000 open runs, 10,000 challenges and 5,000 acts': [
      'maxStaff',
    ],
  },
  'src/crowd.test.ts': {
    '2,000 free wallets take no place of the people who are admitted, and leave 1,000 places of their own list':
      ['maxOthers'],
  },
  'src/handlers/admission/admission.test.ts': {
    'keeps 2,000 questions, and forgets the oldest for one more': ['maxAdmissionQuestions'],
    'moves over with all places, some at each message': ['movedPlaces'],
  },
  'src/handlers/challenges/challenges.test.ts': {
    'is refused by codes': ['maxChallenges'],
    'an organiser can’t take all challenges that the arcade can have': ['maxChallengesMade'],
    'challenges are listed newest first, of a game or a city, from page to page': ['searchedForChallenges'],
  },
  'src/handlers/challenges/keepsake.test.ts': {
    'the latest keepsakes of an address are shown': ['maxKeepsakesShown'],
  },
  'src/handlers/points/points.test.ts': {
    'a batch has at most so many entries': ['maxReported'],
  },
  'src/handlers/runs/courses.test.ts': {
    'as many runs of a person count on a board in a day as can, and no more begin': ['maxRunsADay'],
  },
  'src/handlers/runs/kept-runs.test.ts': {
    'are the best ones of a person on a board, whose lowest makes room and is gone with its log': [
      'maxKeptRuns',
    ],
  },
  'src/handlers/runs/runs.test.ts': {
    'when its log is too large': ['maxLogBytes', 'maxLogCharacters'],
    'lets the first open run lapse of a sender with as many as one can have': ['maxOpenRuns'],
    'when its log can’t be read': ['maxSteps'],
    'are dropped in the order in which their time ends, some at each message': ['movedPerMessage'],
  },
};
