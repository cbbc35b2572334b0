--- The numbers and names of the community, each once; every room has its own part.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- Staff members besides the owner.
  MAX_STAFF = 20,
  --- Code points of the longest reason of an act of the staff, and of a flag.
  MAX_REASON_LENGTH = 200,
  --- Rows of the longest page of the public log of the staff.
  MAX_STAFF_LOG_PAGE = 10,

  --- Cities that the community can have.
  MAX_CITIES = 64,
  --- Cities of the longest page of `Cities`.
  MAX_CITIES_PAGE = 16,
  --- Organisers of a city, its lead among them.
  MAX_ORGANISERS = 20,
  --- Characters of the longest slug of a city.
  MAX_CITY_SLUG_LENGTH = 24,
  --- Characters of the longest name of a time zone.
  MAX_ZONE_LENGTH = 64,
  --- Cities of the longest page of `CityIndex`.
  MAX_CITY_INDEX_PAGE = 8,
  --- The cities that a community has from the start (docs/product 2.2), from west to east.
  FIRST_CITIES = { 'lisbon', 'adi', 'chandig', 'vadodara', 'mumbai', 'bengaluru', 'singapore', 'ph' },
  --- The time zones of those, in the same order.
  FIRST_ZONES = { 'Europe/Lisbon', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Kolkata', 'Asia/Kolkata', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Manila' },
  --- Words that no city can have as its slug, since they name other pages beside those of the cities.
  RESERVED_CITY_SLUGS = { 'about', 'athletics', 'calendar', 'claim', 'events', 'games', 'india', 'leaderboard', 'new', 'wall' },
  --- The language in which every added city has a name.
  CITY_NAME_LANGUAGE = 'en',
  --- Code points of the longest name of a city.
  MAX_CITY_NAME_LENGTH = 40,
  --- The largest latitude north and south, in hundredths of a degree.
  MAX_LATITUDE = 9000,
  --- The largest longitude east and west, in hundredths of a degree.
  MAX_LONGITUDE = 18000,
  --- The colours of cities: those of the rainbow.
  CITY_COLOURS = { 'red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet' },
  --- The land behind a skyline.
  SKYLINE_LANDS = { 'plain', 'hills', 'mountains' },
  --- The ground in front of a skyline.
  SKYLINE_GROUNDS = { 'water', 'street', 'park' },
  --- The largest number of towers, and of houses, in a skyline.
  MAX_SKYLINE_BUILDINGS = 12,
  --- The largest number that a skyline is varied by.
  MAX_SKYLINE_SEED = 9999,

  --- Events that all cities together announce at one time.
  MAX_ANNOUNCED = 48,
  --- Events that a city announces at one time.
  MAX_ANNOUNCED_IN_CITY = 4,
  --- Events that are proposed to a city at one time.
  MAX_PROPOSED_IN_CITY = 8,
  --- Rows of the longest page of `AnnouncedEvents`.
  MAX_ANNOUNCED_PAGE = 10,
  --- Characters of the longest slug of an event.
  MAX_EVENT_SLUG_LENGTH = 40,
  --- Code points of the longest name of an event.
  MAX_EVENT_NAME_LENGTH = 80,
  --- Time between the start and the end of an announced event, at most, in milliseconds: 31 days.
  MAX_EVENT_MS = 2678400000,
  --- Characters of the longest address of a page about an event.
  MAX_EVENT_LINK_LENGTH = 200,
  --- Characters of the longest X username.
  MAX_X_USERNAME_LENGTH = 15,
  --- Brokers of an announced event's relay, at most.
  MAX_EVENT_BROKERS = 2,
  --- Characters of the longest address of a broker.
  MAX_BROKER_LENGTH = 120,
  --- Characters of a relay's public key in base64url.
  RELAY_KEY_LENGTH = 87,

  --- Bytes of the longest content of a revision of a page, in UTF-8.
  MAX_CONTENT_BYTES = 24576,
  --- Revisions of the longest page of `Revisions`.
  MAX_REVISIONS_PAGE = 50,

  --- Code points of the longest name of a person.
  MAX_PROFILE_NAME_LENGTH = 24,
  --- Addresses that one `Names` asks for.
  MAX_NAMES_ASKED = 50,
  --- Boards, and meet-ups, that the page of a person lists at most.
  MAX_PAGE_ROWS = 20,

  --- Kinds of things that people can flag.
  FLAGGED_KINDS = { 'name', 'event', 'meetup', 'city' },
  --- Characters of the longest id of a flagged thing.
  MAX_FLAGGED_ID_LENGTH = 43,

  --- Meet-ups of a city that have not ended, at most.
  MAX_UPCOMING_MEET_UPS = 32,
  --- Time for which a meet-up can be planned ahead, in milliseconds: two years.
  MAX_MEET_UP_AHEAD_MS = 63158400000,
  --- The largest time that a message can name, in milliseconds.
  MAX_MEET_UP_TIME = 8640000000000000,
  --- Minutes of the shortest meet-up.
  MIN_MEET_UP_MINUTES = 15,
  --- Minutes of the longest meet-up: a week.
  MAX_MEET_UP_MINUTES = 10080,
  --- Code points of the longest title of a meet-up.
  MAX_MEET_UP_TITLE_LENGTH = 80,
  --- Code points of the longest text of a meet-up.
  MAX_MEET_UP_TEXT_LENGTH = 2000,
  --- Code points of the longest place of a meet-up.
  MAX_MEET_UP_PLACE_LENGTH = 120,
  --- Characters of the longest address of a map.
  MAX_MAP_URL_LENGTH = 300,
  --- The largest number of people that a meet-up can have room for.
  MAX_MEET_UP_CAPACITY = 100000,
  --- Rows of the longest page of meet-ups.
  MAX_MEET_UPS_PAGE = 20,
  --- Bytes after which a page of meet-ups ends, unless it has one row.
  MAX_MEET_UPS_BYTES = 19000,
  --- Meet-ups that one `MyMeetUps` asks for.
  MAX_MY_MEET_UPS = 20,
  --- Rows of the longest page of the people who come to a meet-up.
  MAX_COMERS_PAGE = 50,
  --- Meet-ups that one message moves to the past ones after their end.
  MOVED_PER_MESSAGE = 16,

  --- Length of a slot, in milliseconds: the time for which one code of a door is shown.
  DOOR_SLOT_MS = 30000,
  --- Time before the start of its slot from which a claim counts, in milliseconds: some devices' clocks are ahead.
  DOOR_EARLY_MS = 60000,
  --- Time after the end of its slot for which a claim counts, in milliseconds.
  DOOR_CLAIM_WINDOW_MS = 120000,
  --- Time before the start and after the end of a meet-up in which it can have a door, in milliseconds.
  DOOR_MARGIN_MS = 7200000,
  --- The text that the hash of a value of a door's chain begins with.
  DOOR_CHAIN_LABEL = 'rrm1c',
  --- The text that the hash of a check-in's claim begins with.
  DOOR_CLAIM_LABEL = 'rrm1s',
  --- The text that the hash of the check of a door's code begins with.
  DOOR_CODE_LABEL = 'rrm1q',
  --- Bytes of one value of a door's chain: of a token, and of an anchor.
  DOOR_TOKEN_BYTES = 10,
  --- Bytes of a check-in's claim.
  DOOR_CLAIM_BYTES = 32,
  --- Slots of the longest chain of a door: eight hours.
  MAX_DOOR_SLOTS = 960,
  --- Doors that a meet-up can have one after another.
  MAX_DOORS_PER_MEET_UP = 32,
  --- Slots between the slot of a message and the start of its chain, at most.
  MAX_DOOR_START_DRIFT = 10,
  --- Chain hashes that one disclosure may cost.
  MAX_DOOR_HASHES = 1400,
  --- Claims that a person can make at a meet-up; each stays in the state for good.
  MAX_CHECK_INS_PER_PERSON = 8,
  --- Work on claims that wait to be settled at one message: a chain's hash counts 1, a claim 20.
  SETTLED_PER_MESSAGE = 100,
  --- Work on claims that wait to be settled at one disclosure, counted alike.
  SETTLED_PER_DISCLOSURE = 800,
  --- Points of an attendance.
  ATTENDANCE_POINTS = 20,

  --- Boards beside those of cities that the community can have.
  MAX_BOARDS = 512,
  --- Boards of the longest page of `Boards`.
  MAX_BOARDS_PAGE = 40,
  --- Characters of the longest id of a board.
  MAX_BOARD_ID_LENGTH = 43,
  --- Code points of the longest title of a board.
  MAX_BOARD_TITLE_LENGTH = 60,
  --- The times whose points a board can show.
  BOARD_PERIODS = { 'all', 'month' },
  --- The lists of a board: of people, and of everybody else (docs/decisions/088-boards.md).
  BOARD_LISTS = { 'admitted', 'others' },
  --- Rows of the longest page of a board: as many as fit into 20 KB, whatever the names.
  MAX_BOARD_PAGE = 75,
  --- Rows that `BoardPlace` shows before and after the own row, at most.
  MAX_BOARD_AROUND = 20,
  --- Rows that one `BoardSearch` finds, at most.
  MAX_BOARD_FOUND = 20,
  --- Names that one `BoardSearch` looks at.
  BOARD_NAMES_SEARCHED = 1000,
  --- The largest number of points that a row can have; more are not counted.
  MAX_POINTS = 1000000000,

  --- Processes that can be on the list of sources.
  MAX_SOURCES = 512,
  --- Sources of the longest page of `Sources`.
  MAX_SOURCES_PAGE = 40,
  --- The kinds of sources.
  SOURCE_KINDS = { 'event', 'game', 'contest' },
  --- The kinds of points that sources send.
  SENT_POINTS = { 'rainbow', 'place', 'game', 'challenge', 'contest' },
  --- Entries of one `Points`.
  MAX_ENTRIES = 50,
  --- Points of one entry.
  MAX_ENTRY_POINTS = 1000000,
  --- Characters of the longest slug of a challenge.
  MAX_CHALLENGE_SLUG_LENGTH = 32,
  --- Code points of the longest reason of an entry.
  MAX_WHY_LENGTH = 80,

  --- Code points of the longest title of a season or a round.
  MAX_LEAGUE_TITLE_LENGTH = 60,
  --- Members of a city whose points can count in a round.
  MAX_BEST = 50,
  --- Rounds of a season.
  MAX_ROUNDS = 64,
  --- Rounds of the longest page of `League`.
  MAX_ROUNDS_PAGE = 20,
  --- The kinds of rounds.
  ROUND_KINDS = { 'meet-up', 'event', 'challenge' },
  --- Cities of the longest page of `LeagueRound`.
  MAX_ROUND_CITIES_PAGE = 20,
  --- People of each city that `LeagueRound` lists, unless it is asked for one city.
  LISTED_CARRIERS = 3,
  --- Points in the table of the league, by the city's place in a round.
  LEAGUE_POINTS = { 12, 10, 8, 7, 6, 5, 4, 3, 2, 1 },
  --- Rounds whose places make a city's form.
  LEAGUE_FORM = 5,

  --- The kinds of points that have a rate.
  EARNING_KINDS = { 'rainbow', 'place', 'attendance', 'league', 'game', 'challenge', 'contest' },
  --- Digits of the largest quantity that a point can be worth.
  MAX_RATE_DIGITS = 40,
  --- Digits that everything that the pot ever got loses for the daily cap of a person while the staff have set none: a hundredth of it.
  PERSON_CAP_PLACES = 2,
  --- Digits that it loses for the daily cap of the pot while the staff have set none: a tenth of it.
  POT_CAP_PLACES = 1,
  --- Digits of the largest quantity in a notice of the token.
  MAX_NOTICE_DIGITS = 1000,
  --- Newest awards that the reply to `Earned` has.
  MAX_AWARDS_SHOWN = 30,
  --- Rows of the longest page of `Payments`.
  MAX_PAYMENTS_PAGE = 50,
  --- Time after which a payment without an answer can be sent again, in milliseconds.
  CLAIM_AGAIN_MS = 60000,
  --- Code points of the longest reason of a refusal that is kept.
  MAX_REFUSAL_LENGTH = 100,
}
