import { testCatalogue } from '../../common/testing/catalogue-test';
import * as constants from '../client/generated';

testCatalogue({
  process: 'community',
  codes: constants.communityErrorCodes,
  constants,
  page: 'community-protocol.md',
});
