import { testCatalogue } from '../../common/testing/catalogue-test';
import * as constants from '../client/generated';
import { boundTests } from '../testing/bounds';

testCatalogue({
  process: 'community',
  codes: constants.communityErrorCodes,
  constants,
  boundTests,
});
