import { addressOf } from '../../common/testing/addresses';
import type { MeasuredMessage } from '../../common/testing/message-cost';
import { maxNamesAsked } from '../client';
import { type CommunitySize, largeCity, largeContent, lastOrganiser } from './large-community';
import { wallets } from './live-community';

const reason = 'x';
const page = { city: largeCity, language: 'en' };

/** Messages of the core rooms, each with much to do, which a community of that size takes one after another. */
export const coreMessages = ({
  revisions,
}: CommunitySize): Readonly<Record<string, Omit<MeasuredMessage, 'at'>>> => ({
  Info: { from: wallets.anybody, action: 'Info' },
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
  Cities: { from: wallets.anybody, action: 'Cities', data: { limit: 1 } },
});
