--- The numbers of flags, each once.
-- TypeScript gets them from `processes/generate` in the client of each process with flags: keep to one `NAME = value,` a line, with a
-- comment above.
return {
  --- Flags of one thing that wait for the staff.
  MAX_FLAGS = 20,
  --- Flags that one address can set.
  MAX_FLAGS_OF_ADDRESS = 20,
  --- Rows of the longest page of flagged things.
  MAX_FLAGS_PAGE = 20,
}
