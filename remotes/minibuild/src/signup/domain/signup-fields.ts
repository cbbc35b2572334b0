import { maxNicknameLength } from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The texts of the sign-up form. */
export type SignupFields = {
  nickname: string;
  email: string;
  website: string;
  agrees: boolean;
};

/** The beginning of every address that the contest takes. */
export const websitePattern = /^https:\/\//;

/** Code points of the longest nickname. */
export const nicknameLimit = maxNicknameLength;
