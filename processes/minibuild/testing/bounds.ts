import type { BoundTests } from '../../common/testing/bound-tests';

/** The test of every bound of the process. */
export const boundTests: BoundTests = {
  'src/any-message.test.ts': {
    'the data that cost most to read cost little': ['maxDataBytes'],
    'every action takes any values or refuses them by a code, and leaves no trace of a refused one': [
      'maxPageLimit',
      'maxTime',
      'maxContestNameLength',
      'maxRulesLength',
      'maxJudgingLength',
      'maxPrizeTitleLength',
      'maxBatches',
      'maxZoneLength',
      'maxPlaceLength',
      'maxSeed',
      'maxJudgeNameLength',
      'maxCriterionLength',
      'maxWeight',
    ],
  },
  'src/bounded-work.test.ts': {
    'no message takes a fifth of the gas of a public unit in a contest of 2,000 entries and 10,000 ballots': [
      'maxEntriesPage',
      'maxFlagsPage',
      'maxBallotsPage',
      'maxStaffLogPage',
      'maxContactsPage',
    ],
    'a ballot of 100 approvals is counted when it comes, and the results only sort': ['maxApprovals'],
  },
  'src/crowd.test.ts': {
    'wallets that filled a contest for anybody keep nobody out once it asks for tickets': [
      'maxPeople',
      'maxEntries',
    ],
    'by removing people who never voted, as long as there are numbers left': ['maxPeopleEver'],
    'by hiding entries without votes, as long as there are numbers left': ['maxEntriesEver'],
  },
  'src/handlers/admission/admission.test.ts': {
    'takes each ticket once, and no ticket of another process or of nobody': ['maxTicketsPerBatch'],
    'settings are refused that admit nobody, or whose voters could not be known': ['maxAdmittingEvents'],
    'keeps 2,000 questions, and forgets the oldest for one more': ['maxAdmissionQuestions'],
  },
  'src/handlers/comments/comments.test.ts': {
    'has a page, and a number for each person and each entry': [
      'maxComments',
      'maxCommentsEver',
      'maxCommentsOfPerson',
      'maxCommentsPage',
    ],
    'is refused by codes': ['maxCommentLength'],
    'says so on its entry and in the list, until it doesn’t': ['maxSeekingLength'],
  },
  'src/handlers/contest/contest.test.ts': {
    'has texts in any language, in twelve at most': ['maxLanguages'],
    'are refused by codes': ['maxBriefLength', 'maxPrizes', 'maxCriteria'],
    'choose judges, 20 at a time': ['maxJudges', 'maxJudgesEver'],
    'are chosen by the owner alone, and the log says why': ['maxStaff'],
  },
  'src/handlers/entries/entries.test.ts': {
    'with the largest parts is submitted in one message': [
      'maxTitleLength',
      'maxEntryTextLength',
      'maxPreviewBytes',
    ],
    'is refused by codes': ['maxLinks', 'maxFileBytes', 'maxTextFileBytes'],
    'has at most 30 revisions': ['maxRevisions'],
    'entries are listed in several orders, by kind and by words in any spelling': ['maxSearchLength'],
    'is kept up to 20 times of an entry': ['maxFlags'],
    'can be set on 20 things by an address': ['maxFlagsOfAddress'],
    'is set once by people and voters, for the staff to see': ['maxReasonLength'],
  },
  'src/handlers/judging/judging.test.ts': {
    'scores are refused by codes': ['maxScore'],
  },
  'src/handlers/staff/payments.test.ts': {
    'payments are recorded once, when the results are there': ['maxQuantityDigits', 'maxPayments'],
  },
  'src/handlers/teams/teams.test.ts': {
    'is refused by codes': ['maxNicknameLength', 'maxLinkLength', 'maxTeamNameLength', 'maxInvites'],
    'is joined by the codes of its captain, each of which works once': ['maxTeamSize'],
    'can’t be made again and again': ['maxTeamsMade', 'maxTeams'],
  },
  'src/handlers/voting/voting.test.ts': {
    'is refused once as many are counted as can be': ['maxBallots'],
  },
};
