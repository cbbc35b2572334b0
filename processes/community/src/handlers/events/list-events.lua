--- `AnnouncedEvents`: returns a page of the events that cities announce, without those of hidden cities. Some may have ended.
local pagedList = require('common.paged-list')
local constants = require('constants')
local announced = require('domain.announced')
local announcedEventView = require('views.announced-event')

return pagedList({
  reply = 'AnnouncedEvents',
  name = 'events',
  total = announced.total,
  longest = constants.MAX_ANNOUNCED_PAGE,
  row = announcedEventView,
})
