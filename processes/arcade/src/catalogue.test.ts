import { testCatalogue } from '../../common/testing/catalogue-test';
import * as constants from '../client/generated';

testCatalogue({
  process: 'arcade',
  codes: constants.arcadeErrorCodes,
  constants,
  page: 'arcade-protocol.md',
});
