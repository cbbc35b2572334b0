import { testCatalogue } from '../../common/testing/catalogue-test';
import * as constants from '../client/generated';

testCatalogue({
  process: 'minibuild',
  codes: constants.minibuildErrorCodes,
  constants,
  page: 'minibuild-protocol.md',
});
