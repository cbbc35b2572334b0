import { processCalls } from '../../common/client';
import {
  type CommunityData,
  communityActNames,
  communityErrorCodes,
  communityNumberedActions,
} from './generated';

/** Calls of a community process: refusals have the codes of `CommunityErrorCode`. */
export const communityCalls = processCalls<CommunityData>(
  communityErrorCodes,
  [...communityActNames, ...communityNumberedActions],
  'community',
);
