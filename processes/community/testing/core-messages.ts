import { addressOf } from '../../common/testing/addresses';
import type { MeasuredMessage } from '../../common/testing/message-cost';
import { earningKinds, maxBest, maxLeagueTitleLength, maxNamesAsked, maxTicketsPerBatch } from '../client';
import { largeEventData } from './event-acts';
import { type CommunitySize, largeCity, largeContent, lastOrganiser } from './large-community';
import { wallets } from './live-community';

const reason = 'x';
const flagged = { kind: 'name', id: lastOrganiser };
const page = { city: largeCity, language: 'en' };
const title = '\u{1F407}'.repeat(maxLeagueTitleLength);
/** Times after those of a community under test. */
const season = { startsAt: 2_000_000_000_000, endsAt: 2_001_000_000_000 };
const round = { startsAt: 2_000_000_100_000, endsAt: 2_000_900_000_000 };

const event = largeEventData({ now: 1_750_000_000_000 }, 1, { city: largeCity });

/** Messages of the core rooms, each with much to do, which a community of that size takes one after another. */
export const coreMessages = ({
  revisions,
}: CommunitySize): Readonly<Record<string, Omit<MeasuredMessage, 'at'>>> => ({
  Info: { from: wallets.anybody, action: 'Info' },
  // while its city isn't hidden
  AnnouncedEvents: { from: wallets.anybody, action: 'AnnouncedEvents', data: { limit: 1 } },
  ProposedEvents: { from: wallets.anybody, action: 'ProposedEvents', data: { city: event.city } },
  ProposeEvent: { from: wallets.anybody, action: 'ProposeEvent', data: event },
  DeclineEvent: {
    from: addressOf('organiser 1'),
    action: 'DeclineEvent',
    data: { city: event.city, process: event.process },
  },
  StaffLog: { from: wallets.anybody, action: 'StaffLog', data: { offset: 5, limit: 10 } },
  Staff: {
    from: wallets.owner,
    action: 'Staff',
    data: { remove: [addressOf('staff 1')], add: [addressOf('new')], reason },
  },
  City: { from: addressOf('staff 20'), action: 'City', data: { slug: largeCity, hidden: true, reason } },
  Organisers: {
    from: addressOf('organiser 1'),
    action: 'Organisers',
    data: { city: largeCity, remove: [addressOf('organiser 2')], add: [addressOf('new')] },
  },
  AnnounceEvent: { from: addressOf('organiser 1'), action: 'AnnounceEvent', data: event },
  WithdrawEvent: {
    from: addressOf('organiser 1'),
    action: 'WithdrawEvent',
    data: { process: event.process },
  },
  CityPage: { from: wallets.anybody, action: 'CityPage', data: page },
  Revisions: { from: wallets.anybody, action: 'Revisions', data: { ...page, offset: 5, limit: 50 } },
  Publish: {
    from: lastOrganiser,
    action: 'Publish',
    data: { ...page, base: revisions, content: 'c'.repeat(24_000) },
  },
  Restore: {
    from: lastOrganiser,
    action: 'Restore',
    data: { ...page, base: revisions + 1, content: largeContent, number: 2 },
  },
  Profile: { from: lastOrganiser, action: 'Profile', data: { name: 'Somebody Else' } },
  Names: {
    from: wallets.anybody,
    action: 'Names',
    data: { addresses: Array.from({ length: maxNamesAsked }, () => lastOrganiser) },
  },
  Flag: { from: lastOrganiser, action: 'Flag', data: { ...flagged, reason } },
  Flags: { from: wallets.anybody, action: 'Flags' },
  AnswerFlags: { from: wallets.owner, action: 'AnswerFlags', data: { ...flagged, reason } },
  HideName: {
    from: wallets.owner,
    action: 'HideName',
    data: { address: lastOrganiser, isHidden: true, reason },
  },
  CityIndex: { from: wallets.anybody, action: 'CityIndex', data: { limit: 1 } },
  Cities: { from: wallets.anybody, action: 'Cities', data: { limit: 1 } },
  Token: { from: wallets.owner, action: 'Token', data: { process: addressOf('token'), reason } },
  Rates: {
    from: wallets.owner,
    action: 'Rates',
    data: { rates: Object.fromEntries(earningKinds.map((kind) => [kind, '9'.repeat(40)])), reason },
  },
  Admit: {
    from: wallets.owner,
    action: 'Admit',
    data: { batch: 1, root: 'A'.repeat(22), count: maxTicketsPerBatch, reason },
  },
  Batch: { from: wallets.anybody, action: 'Batch', data: { batch: 1 } },
  Season: { from: wallets.owner, action: 'Season', data: { ...season, title, best: maxBest, reason } },
  Round: {
    from: wallets.owner,
    action: 'Round',
    data: { ...round, kind: 'event', ref: addressOf('event'), title, reason },
  },
  ChangeRound: { from: wallets.owner, action: 'ChangeRound', data: { ...round, number: 1, title, reason } },
  CancelRound: { from: wallets.owner, action: 'CancelRound', data: { number: 1, reason } },
});
