--- The queue of counted claims by the time they lapse, so that expiring looks only at what is due.
--
-- A queue is {first, last, [first..last] = claim}. Claims come nearly in order, so one is put in from the end.
-- A claim that was settled meanwhile stays until its time and is passed over.
local expiry = {}

--- Puts a claim in by its `lapsesAt`, after those of the same time.
function expiry.push(queue, claim)
  local at = queue.last
  while at >= queue.first and queue[at].lapsesAt > claim.lapsesAt do
    queue[at + 1] = queue[at]
    at = at - 1
  end
  queue[at + 1] = claim
  queue.last = queue.last + 1
end

--- Takes out the next claim that lapsed before `now`, or nil.
function expiry.pop(queue, now)
  local claim = queue[queue.first]
  if not claim or claim.lapsesAt >= now then return nil end
  queue[queue.first] = nil
  queue.first = queue.first + 1
  return claim
end

return expiry
