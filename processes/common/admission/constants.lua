--- The numbers and names of admission, each once.
-- TypeScript gets them from `processes/generate` in the client of each process with admission: keep to one `NAME = value,` a line,
-- with a comment above.
return {
  --- Those whom a process counts as people, that of a new process first: holders of its tickets; they and the players of listed
  -- events; or anybody, who can be many.
  ADMITTED_BY = { 'tickets', 'events', 'anybody' },
  --- Events whose players a process can admit.
  MAX_ADMITTING_EVENTS = 4,
  --- Addresses of which events are being asked; one more takes the place of the oldest.
  MAX_ADMISSION_QUESTIONS = 2000,
}
