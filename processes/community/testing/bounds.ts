import type { BoundTests } from '../../common/testing/bound-tests';

/** The test of every bound of the process. */
export const boundTests: BoundTests = {
  'src/any-message.test.ts': {
    'every action takes any values or refuses them by a code, for little work, and leaves no trace of a refused one':
      [
        'maxBoardIdLength',
        'maxBoardTitleLength',
        'maxChallengeSlugLength',
        'maxCitySlugLength',
        'maxLeagueTitleLength',
        'maxMapUrlLength',
        'maxMeetUpCapacity',
        'maxMeetUpMinutes',
        'maxMeetUpPlaceLength',
        'maxMeetUpTextLength',
        'maxMeetUpTime',
        'maxMeetUpTitleLength',
        'maxMyMeetUps',
        'maxPageLimit',
        'maxProfileNameLength',
        'maxReasonLength',
        'maxZoneLength',
      ],
    'the data that cost most to read cost little': ['maxDataBytes'],
  },
  'src/bounded-work.test.ts': {
    'no message costs more because of other cities, 10,000 revisions, 50,000 names and 5,000 acts': [
      'maxCities',
      'maxContentBytes',
      'maxNamesAsked',
      'maxOrganisers',
      'maxStaff',
    ],
    'a reply has at most 20 KB, but for the content of a page': [
      'maxCitiesPage',
      'maxRevisionsPage',
      'maxStaffLogPage',
    ],
  },
  'src/crowd.test.ts': {
    '2,000 free wallets that no listed event knows get nothing, and their questions leave nothing behind': [
      'maxAdmissionQuestions',
    ],
    'no claim and no admission costs more because of 2,000 free wallets, the most questions and the most tickets':
      ['maxAdmittingEvents', 'maxBatches', 'maxTicketsPerBatch'],
  },
  'src/full-lists.test.ts': {
    'a round in which people of every city scored is read in pages of at most 20 KB': [
      'listedCarriers',
      'maxCityIndexPage',
      'maxRoundCitiesPage',
    ],
    'sources and their boards have an end, and pages of them have at most 20 KB': [
      'maxBoards',
      'maxBoardsPage',
      'maxSources',
      'maxSourcesPage',
    ],
    'a notice of a quantity of a thousand digits is counted, and one of more is refused': ['maxNoticeDigits'],
  },
  'src/handlers/boards/large-boards.test.ts': {
    'replies have at most 20 KB, whatever the names': ['maxBoardAround', 'maxBoardFound', 'maxBoardPage'],
  },
  'src/handlers/doors/doors.test.ts': {
    'can be claimed eight times by a person, of which a repeated message is none': ['maxCheckInsPerPerson'],
    'opens from two hours before the start on, with a chain that begins now': ['maxDoorStartDrift'],
    'can follow another one as often as a meet-up allows': ['maxDoorsPerMeetUp'],
  },
  'src/handlers/events/events.test.ts': {
    'have an end in a city and in all cities, which events that are over give back': [
      'maxAnnounced',
      'maxAnnouncedInCity',
    ],
    'is one of each wallet in a city, and of few: a flood is in the way of no announcement': [
      'maxProposedInCity',
    ],
    'of the greatest length come in pages of at most 20 KB': [
      'maxAnnouncedPage',
      'maxBrokerLength',
      'maxEventBrokers',
      'maxEventLinkLength',
      'maxEventNameLength',
      'maxEventSlugLength',
      'maxXUsernameLength',
    ],
  },
  'src/handlers/flags/flags.test.ts': {
    'is one of as many as a thing can have, and as an address can set': ['maxFlags', 'maxFlagsOfAddress'],
    'of the longest reasons come in pages of at most 20 KB': ['maxFlagsPage'],
    'is of a person, about a thing that is seen, and with a reason': ['maxFlaggedIdLength'],
  },
  'src/handlers/league/league.test.ts': {
    'has rounds within its time, as many as a season can have': ['maxRounds', 'maxRoundsPage'],
  },
  'src/handlers/staff.test.ts': {
    'a city without a name, off the earth, with another drawing or on the way of another page is refused': [
      'maxCityNameLength',
      'maxLatitude',
      'maxLongitude',
      'maxSkylineBuildings',
      'maxSkylineSeed',
    ],
  },
  'src/handlers/profiles/person-page.test.ts': {
    'with the most boards and meet-ups of the longest titles has at most 20 KB and costs little': [
      'maxPageRows',
    ],
  },
  'src/handlers/meet-ups/meet-ups.test.ts': {
    'come in pages of at most 20 KB, each of which says where the next one begins': [
      'maxMeetUpsBytes',
      'maxMeetUpsPage',
    ],
    'have at most 32 upcoming ones of a city, which makes room when they end': ['maxUpcomingMeetUps'],
  },
  'src/handlers/pages/pages.test.ts': {
    'can be in any language, and a city has them in twelve at most': ['maxLanguages'],
  },
  'src/handlers/payments/payments.test.ts': {
    'reads of one with many awards and payments stay small': [
      'maxAwardsShown',
      'maxPaymentsPage',
      'maxRefusalLength',
    ],
    'new rates count for points that come afterwards': ['maxRateDigits'],
  },
  'src/handlers/sources/points.test.ts': {
    'of the most entries, each the largest, are taken': ['maxEntries', 'maxEntryPoints', 'maxWhyLength'],
    'end at the largest total': ['maxPoints'],
  },
  'src/meet-ups-bounded-work.test.ts': {
    'attendances of two hundred people, who get points and score in the league, are settled within the same bound':
      ['maxBest', 'settledPerDisclosure'],
    'twenty thousand people who come make nothing dearer': ['maxComersPage'],
    'a wrong token of a meet-up with many long doors costs no more than the hashes of one disclosure': [
      'maxDoorHashes',
      'maxDoorSlots',
    ],
    '160 meet-ups that end at once are moved a few with each message': ['movedPerMessage'],
    'ten thousand claims of one code are settled in portions of one size, by whatever message comes': [
      'settledPerMessage',
    ],
  },
};
