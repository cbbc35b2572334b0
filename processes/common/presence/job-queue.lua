--- A queue of what is left over of settling: each job has its turn, and waits again at the end while it isn't done.
local jobQueue = {}

---@class JobQueue
---@field first integer index of the first job
---@field last integer index of the last job
---@field jobs table<integer, any>

--- Returns a queue without jobs.
---@return JobQueue
function jobQueue.new()
  return { first = 1, last = 0, jobs = {} }
end

--- Returns true when no job waits.
---@param queue JobQueue
---@return boolean
function jobQueue.isDone(queue)
  return queue.first > queue.last
end

--- Puts a job at the end of a queue.
---@param queue JobQueue
---@param job any
function jobQueue.push(queue, job)
  queue.last = queue.last + 1
  queue.jobs[queue.last] = job
end

--- Works on the jobs of a queue, each in its turn.
---@param queue JobQueue
---@param units integer work that may be done
---@param least integer units below which no job can go on
---@param work fun(job: any, units: integer): integer, boolean works on a job; returns the units that are left, and true once it is done
function jobQueue.continue(queue, units, least, work)
  while units >= least and not jobQueue.isDone(queue) do
    local job, done = queue.jobs[queue.first], false
    queue.jobs[queue.first] = nil
    queue.first = queue.first + 1
    units, done = work(job, units)
    if not done then jobQueue.push(queue, job) end
  end
end

return jobQueue
