--- The numbers and names of the game, each once.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- Length of a slot, in milliseconds: the time for which one code of a rabbit is shown.
  SLOT_MS = 30000,
  --- Time before the start of its slot from which a claim counts, in milliseconds: some phones' clocks are ahead.
  EARLY_MS = 60000,

  --- Time after the end of its slot for which a claim counts, in milliseconds, unless the event is configured otherwise.
  DEFAULT_CLAIM_WINDOW_MS = 120000,
  --- The shortest claim window that an event can be given, in milliseconds.
  MIN_CLAIM_WINDOW_MS = 30000,
  --- The longest claim window that an event can be given, in milliseconds.
  MAX_CLAIM_WINDOW_MS = 600000,
  --- Time after the end of its slot after which a claim is a kept scan, in milliseconds, unless configured otherwise.
  DEFAULT_ONLINE_WINDOW_MS = 30000,
  --- The shortest online window that an event can be given, in milliseconds; the longest one is its claim window.
  MIN_ONLINE_WINDOW_MS = 10000,
  --- Colours that a player can have by kept scans, unless the event is configured otherwise.
  DEFAULT_KEPT_SCANS = 3,
  --- Time after its claim window in which a claim must be disclosed, in milliseconds, unless configured otherwise.
  DEFAULT_SETTLE_WINDOW_MS = 1800000,
  --- The shortest settle window that an event can be given, in milliseconds.
  MIN_SETTLE_WINDOW_MS = 60000,
  --- The longest settle window that an event can be given, in milliseconds.
  MAX_SETTLE_WINDOW_MS = 86400000,

  --- Claims of one colour with undisclosed tokens that a player can have; a further one takes the place of the oldest.
  MAX_PENDING_CLAIMS = 3,
  --- Claims of a player that prove false until the player's other ones show and count only once confirmed.
  MAX_VOIDED_CLAIMS = 3,
  --- Claims that a player can make in an event; each stays in the state for good.
  MAX_CLAIMS_PER_PLAYER = 500,

  --- Work on claims that wait to be settled at one message: a chain's hash counts 1, the proof or review of a claim 2.
  SETTLING_PER_MESSAGE = 200,
  --- Work on claims that wait to be settled at one `Settle`, counted alike.
  SETTLING_PER_SETTLE = 800,

  --- The text that the hash of a chain's value begins with.
  CHAIN_LABEL = 'rr1c',
  --- The text that the hash of a claim begins with.
  CLAIM_LABEL = 'rr1s',
  --- Bytes of one value of a chain: of a token, and of an anchor.
  TOKEN_BYTES = 10,
  --- Bytes of a claim.
  CLAIM_BYTES = 32,
  --- Slots of the longest chain.
  MAX_CHAIN_LENGTH = 8640,
  --- Chains that a rabbit can have one after another.
  MAX_CHAINS_PER_RABBIT = 8,
  --- Slots between the slot of a message and the start of its chain, at most: a day.
  MAX_CHAIN_START_DRIFT = 2880,
  --- Chain hashes that the disclosures of one message may cost.
  MAX_DISCLOSURE_HASHES = 1200,
  --- Disclosures that one message can carry.
  MAX_DISCLOSURES = 20,

  --- The text that the salt of an event's key begins with, and the hash of a key's checksum word.
  KEY_LABEL = 'rr1k',
  --- Words of a key, of which the last one is their checksum.
  KEY_WORDS = 6,
  --- Rounds of PBKDF2 between a key's words and its bytes.
  KEY_ROUNDS = 600000,
  --- Bytes of a key that was derived from its words, and of its digest.
  KEY_BYTES = 32,
  --- The text that the hash of an answer begins with.
  ANSWER_LABEL = 'rr1a',
  --- Bytes of an answer.
  ANSWER_BYTES = 32,
  --- Answers to one question that a player can give.
  MAX_ANSWERS_PER_PLAYER = 3,
  --- Time after its claim window for which the judging waits for the token of a claim, in milliseconds.
  JUDGING_WAIT_MS = 90000,
  --- Answers that one message judges, once the key is revealed.
  JUDGED_PER_MESSAGE = 25,
  --- Answers that one `Settle` judges besides, once the key is revealed.
  JUDGED_PER_SETTLE = 100,
  --- Code points of the longest question, in one language.
  MAX_QUESTION_LENGTH = 280,
  --- The language that a question must have; players read it where the question has none of theirs.
  QUESTION_LANGUAGE = 'en',

  --- The text that the hashes over the registrations begin with: of each one, and of the start that freezes them.
  REGISTRATION_LABEL = 'rr1g',
  --- The text that the hashes of a draw of the White Rabbit begin with: of its commitment, and of each drawn number.
  DRAW_LABEL = 'rr1w',
  --- Bytes of the seed of a draw.
  DRAW_SEED_BYTES = 32,
  --- The text that the hashes begin with that seal an edition's seed and draw with the key.
  DRAW_PART_LABEL = 'rr1v',
  --- Bytes of an edition's sealed seed and draw.
  DRAW_PART_BYTES = 36,
  --- Numbers that are drawn for all White Rabbits of an event together, with those that nobody has or who is out.
  MAX_DRAWN_NUMBERS = 256,
  --- Editions of the envelopes that an event can have.
  MAX_EDITIONS = 96,
  --- Bytes of a sealed acknowledgement of a role card.
  ACKNOWLEDGEMENT_BYTES = 109,

  --- The ways to treat printed badges, that of a new event first: they don't count, or the staff settle their scans.
  PRINTED_WAYS = { 'none', 'allowed' },
  --- Colours that a player can have by scans of printed badges.
  MAX_PRINTED_COLOURS = 2,
  --- Scans of printed badges that one message can settle.
  MAX_PRINTED_SETTLED = 20,
  --- Disputes that a player can raise in an event.
  MAX_DISPUTES = 5,

  --- Players that an event has room for, unless configured otherwise.
  DEFAULT_CAPACITY = 5000,
  --- The ways to admit players, that of a new event first: by tickets, or everybody.
  ADMISSIONS = { 'tickets', 'open' },
  --- Rabbits that an event can have.
  MAX_RABBITS = 65535,
  --- Code points of the longest nickname.
  MAX_NICKNAME_LENGTH = 24,
  --- Code points of the longest text that players are searched for.
  MAX_SEARCH_LENGTH = 43,
  --- Players that one search looks at.
  SEARCHED_PLAYERS = 500,
  --- Characters of the longest X username.
  MAX_X_USERNAME_LENGTH = 15,
  --- Bytes of a sealed contact.
  SEALED_CONTACT_BYTES = 413,

  --- Staff members besides the owner.
  MAX_STAFF = 50,
  --- Code points of the longest reason that the staff can give.
  MAX_REASON_LENGTH = 200,
  --- Rows of the longest page of the staff's log.
  MAX_STAFF_LOG_PAGE = 100,
  --- Characters of the longest slug of an event.
  MAX_SLUG_LENGTH = 40,
  --- Code points of the longest name of an event.
  MAX_EVENT_NAME_LENGTH = 80,
  --- Code points of the longest description of a prize.
  MAX_PRIZE_LENGTH = 280,
  --- Code points of the longest announcement.
  MAX_ANNOUNCEMENT_LENGTH = 280,
  --- Announcements that are kept.
  KEPT_ANNOUNCEMENTS = 5,
  --- Latest rainbows that `Info` lists.
  LISTED_RAINBOWS = 10,
  --- Newest claims on a rabbit that `Me` looks at for its player.
  LISTED_CATCHES = 6,
  --- Rabbits that one `Standings` covers.
  MAX_STANDINGS = 150,
  --- Claims among which one `Catches` looks for those on a rabbit.
  SEARCHED_CLAIMS = 10000,

  --- Entries of one batch of points that an event reports to a community.
  MAX_REPORTED = 50,
  --- Players whom one `Report` looks at.
  SEARCHED_FOR_REPORT = 1000,
  --- Points of a confirmed colour.
  COLOUR_POINTS = 10,
  --- Points of a complete rainbow, besides those of its colours.
  RAINBOW_POINTS = 30,
  --- Points of the first places when the event has ended.
  PLACE_POINTS = { 100, 60, 40 },
  --- Points of the winner.
  WINNER_POINTS = 200,

  --- The keepsakes of an event: for having met somebody, a complete rainbow, the grand prize, and the White Rabbit's role.
  KEEPSAKE_KINDS = { 'attendance', 'rainbow', 'win', 'role' },

  --- The colours of rabbits, in the order in which they are dealt.
  RABBIT_COLOURS = { 'green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet' },
  --- The phases of an event, in their usual order; the first one is that of a new event.
  EVENT_PHASES = { 'draft', 'open', 'running', 'paused', 'ended' },
}
