--- The numbers and names of the arcade, each once.
-- TypeScript gets them from `processes/generate`: keep to one `NAME = value,` a line, with a comment above.
return {
  --- Steps of a simulation in a second.
  STEPS_PER_SECOND = 60,
  --- Bytes of a seed.
  SEED_BYTES = 16,
  --- The pace of every run but those of challenges.
  USUAL_PACE = 1,
  --- The fastest pace of a run.
  FASTEST_PACE = 2,

  --- Open runs that a sender can have.
  MAX_OPEN_RUNS = 8,
  --- Time by which the number of a begin may differ from the ledger's, in milliseconds.
  BEGIN_WINDOW_MS = 120000,
  --- Open runs that one message drops after their time, at most.
  MOVED_PER_MESSAGE = 16,
  --- Characters of the longest place that a run can be played on.
  MAX_ON_LENGTH = 48,
  --- Time after the play time of a run in which the ledger has to know its end, in milliseconds.
  FINISH_ALLOWANCE_MS = 30000,
  --- Time after the play time of a run whose end is known in which it can be submitted, in milliseconds.
  SUBMIT_ALLOWANCE_MS = 300000,
  --- Bytes of the hash of a log.
  LOG_HASH_BYTES = 32,
  --- Time for which all runs that are begun for one player on one board have the same course, until one of them counts, in
  -- milliseconds.
  COURSE_MS = 600000,
  --- Runs of a person that count on one board in one day.
  MAX_RUNS_A_DAY = 60,
  --- Time by which a submission may come before the play time of its run is over, in milliseconds: clocks differ.
  SUBMIT_EARLY_MS = 5000,
  --- Steps that the log of a submission can name at all; each game has its own longest run.
  MAX_STEPS = 1000000,
  --- Characters of the longest log of inputs, in base64url.
  MAX_LOG_CHARACTERS = 8192,
  --- Bytes of the longest log of inputs.
  MAX_LOG_BYTES = 6144,
  --- Runs of a person that a board keeps: the best ones.
  MAX_KEPT_RUNS = 20,
  --- Gaps between inputs from which their evenness says something.
  EVEN_GAPS = 32,
  --- Gaps for which all changes between gaps that follow each other may come to one step, without being inhumanly even.
  EVEN_GAPS_PER_STEP = 4,

  --- The lists of a board: of people who are admitted, and of everybody else.
  BOARD_LISTS = { 'admitted', 'others' },
  --- Places of a board for those who aren't admitted.
  MAX_OTHERS = 1000,
  --- Places of boards that one message moves from one list to the other, at most.
  MOVED_PLACES = 16,
  --- People of whom one message looks if they are still admitted, after a change of who is.
  RECHECKED_PEOPLE = 50,

  --- Characters of the longest slug of a city.
  MAX_CITY_SLUG_LENGTH = 24,
  --- Characters of the longest id of a board.
  MAX_BOARD_ID_LENGTH = 43,
  --- Rows of the longest page of a board.
  MAX_BOARD_PAGE = 50,
  --- Rows that `BoardPlace` shows before and after the own row, at most.
  MAX_BOARD_AROUND = 10,

  --- Challenges that the arcade can have.
  MAX_CHALLENGES = 10000,
  --- Challenges that an organiser who is not on the staff can have made.
  MAX_CHALLENGES_MADE = 500,
  --- Characters of the longest slug of a challenge.
  MAX_CHALLENGE_SLUG_LENGTH = 32,
  --- Code points of the longest name of a challenge.
  MAX_CHALLENGE_NAME_LENGTH = 60,
  --- Time of the longest challenge, in milliseconds: a year.
  LONGEST_CHALLENGE_MS = 31622400000,
  --- The largest time that a message can name, in milliseconds.
  MAX_CHALLENGE_TIME = 8640000000000000,
  --- Challenges of the longest page of `Challenges`.
  MAX_CHALLENGES_PAGE = 20,
  --- Challenges that one `Challenges` looks at.
  SEARCHED_FOR_CHALLENGES = 200,
  --- Keepsakes of an address that `Keepsakes` shows: the latest ones.
  MAX_KEEPSAKES_SHOWN = 20,

  --- Staff members besides the owner.
  MAX_STAFF = 20,
  --- People who can make challenges, besides the staff.
  MAX_ORGANISERS = 200,
  --- Code points of the longest reason of an act.
  MAX_REASON_LENGTH = 200,
  --- Rows of the longest page of the public log of acts.
  MAX_STAFF_LOG_PAGE = 10,

  --- Points for a best score without bound, on each board that gives points; every best gives less, and half of that
  -- where the score is the game's `halfScore`.
  BEST_POINTS = 100,
  --- Entries of the largest batch of points.
  MAX_REPORTED = 50,
}
