--- The numbers and names of a contest, each once.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- The phases of a contest, in order.
  PHASE_NAMES = { 'draft', 'signUp', 'building', 'voting', 'judging', 'results' },
  --- The phases that have a time, in order.
  TIMED_PHASES = { 'signUp', 'building', 'voting', 'judging', 'results' },
  --- The largest time that a message can name, in milliseconds.
  MAX_TIME = 8640000000000000,
  --- Time after which the phase that staff left for the one before begins again, in milliseconds: a day.
  PHASE_BACK_MS = 86400000,
  --- Time that lies at least between two phases of which staff have moved the first, in milliseconds: a minute.
  MIN_PHASE_MS = 60000,
  --- Code points of the longest name of a contest.
  MAX_CONTEST_NAME_LENGTH = 80,
  --- Code points of the longest brief.
  MAX_BRIEF_LENGTH = 2000,
  --- Code points of the longest rules.
  MAX_RULES_LENGTH = 4000,
  --- Code points of the longest text about the judging.
  MAX_JUDGING_LENGTH = 1500,
  --- Prizes of a contest.
  MAX_PRIZES = 10,
  --- The keepsakes of a contest: for an entry that won a prize.
  KEEPSAKE_KINDS = { 'prize' },
  --- Code points of the longest title of a prize.
  MAX_PRIZE_TITLE_LENGTH = 100,
  --- Digits of the largest quantity of a token.
  MAX_QUANTITY_DIGITS = 30,
  --- Characters of the longest name of a time zone.
  MAX_ZONE_LENGTH = 40,
  --- Code points of the longest place.
  MAX_PLACE_LENGTH = 120,

  --- People who can have signed up where anybody can.
  MAX_PEOPLE = 10000,
  --- People who can ever sign up, removed ones included.
  MAX_PEOPLE_EVER = 20000,
  --- Code points of the longest nickname.
  MAX_NICKNAME_LENGTH = 24,
  --- Characters of the longest address on the web.
  MAX_LINK_LENGTH = 200,
  --- Bytes of a sealed contact.
  SEALED_CONTACT_BYTES = 413,

  --- Members of the largest team.
  MAX_TEAM_SIZE = 8,
  --- Code points of the longest name of a team.
  MAX_TEAM_NAME_LENGTH = 40,
  --- Teams that a person can make, one after another.
  MAX_TEAMS_MADE = 8,
  --- Teams that there can ever be.
  MAX_TEAMS = 20000,
  --- Invitations of a team.
  MAX_INVITES = 16,
  --- Bytes of an invitation's code, and of its hash.
  INVITE_BYTES = 32,

  --- The kinds of entries.
  ENTRY_KINDS = { 'picture', 'text', 'link' },
  --- Entries that a contest can have at a time.
  MAX_ENTRIES = 2000,
  --- Entries that there can ever be, hidden ones included.
  MAX_ENTRIES_EVER = 4000,
  --- Code points of the longest title.
  MAX_TITLE_LENGTH = 80,
  --- Code points of the longest text of an entry.
  MAX_ENTRY_TEXT_LENGTH = 2000,
  --- Links of an entry.
  MAX_LINKS = 4,
  --- Bytes of the largest file of an entry.
  MAX_FILE_BYTES = 10485760,
  --- Types of the file of an entry; those of pictures come first.
  FILE_TYPES = { 'image/webp', 'image/png', 'image/jpeg', 'image/gif', 'text/plain', 'text/markdown', 'application/pdf' },
  --- Types of pictures among them.
  PICTURE_TYPES = { 'image/webp', 'image/png', 'image/jpeg', 'image/gif' },
  --- Types of texts among them.
  TEXT_TYPES = { 'text/plain', 'text/markdown' },
  --- Bytes of the largest file that is the text of an entry.
  MAX_TEXT_FILE_BYTES = 65536,
  --- Bytes of the largest preview.
  MAX_PREVIEW_BYTES = 16000,
  --- Revisions of an entry.
  MAX_REVISIONS = 30,
  --- The last revisions of an entry that only the captain can make.
  RESERVED_REVISIONS = 5,
  --- The orders of a list of entries.
  ENTRY_ORDERS = { 'shuffled', 'newest', 'title', 'place' },
  --- The largest seed of a visitor's order.
  MAX_SEED = 4294967295,
  --- Entries of the longest page.
  MAX_ENTRIES_PAGE = 50,
  --- Code points of the longest text that entries are searched for.
  MAX_SEARCH_LENGTH = 60,

  --- Code points of the longest comment.
  MAX_COMMENT_LENGTH = 280,
  --- Comments of a person on one entry, those that were taken away included.
  MAX_COMMENTS_OF_PERSON = 10,
  --- Comments that visitors see of an entry.
  MAX_COMMENTS = 100,
  --- Comments that there can ever be of an entry.
  MAX_COMMENTS_EVER = 400,
  --- Comments of the longest page.
  MAX_COMMENTS_PAGE = 10,
  --- Code points of the longest line by which a team looks for members.
  MAX_SEEKING_LENGTH = 140,

  --- Entries that a ballot can approve.
  MAX_APPROVALS = 100,
  --- Ballots that a contest counts.
  MAX_BALLOTS = 20000,
  --- Those who vote: everybody who is admitted, or only people whose rainbow a listed event has confirmed.
  VOTER_KINDS = { 'admitted', 'rainbows' },
  --- Rows of the longest page of ballots.
  MAX_BALLOTS_PAGE = 50,

  --- Judges at a time.
  MAX_JUDGES = 20,
  --- People who can be a judge, one after another.
  MAX_JUDGES_EVER = 40,
  --- Code points of the longest shown name of a judge.
  MAX_JUDGE_NAME_LENGTH = 60,
  --- Criteria of the judges.
  MAX_CRITERIA = 6,
  --- Code points of the longest name of a criterion.
  MAX_CRITERION_LENGTH = 60,
  --- The largest weight of a criterion.
  MAX_WEIGHT = 100,
  --- The highest score by one criterion; the lowest one is 0.
  MAX_SCORE = 10,
  --- Basis points of the best jury score, and of the best result.
  FULL_POINTS = 10000,

  --- Staff members besides the owner.
  MAX_STAFF = 20,
  --- Code points of the longest reason of an act, and of a flag.
  MAX_REASON_LENGTH = 200,
  --- Rows of the longest page of the public log of acts.
  MAX_STAFF_LOG_PAGE = 10,
  --- Rows of the longest page of contacts.
  MAX_CONTACTS_PAGE = 25,
  --- Payments that are recorded.
  MAX_PAYMENTS = 1000,
  --- Time for which an announced payment keeps others from paying the same entry, in milliseconds: a quarter of an hour.
  PAYMENT_CLAIM_MS = 900000,
}
