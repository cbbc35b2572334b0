import { useMembership } from '../community/use-member';
import type { StaffFormsProps } from '../staff/staff-forms';
import { FetchedForms } from './fetched-forms';

/** The forms of the staff at the foot of a page: nothing, and none of their code, for any other wallet. */
export function StaffPart(props: StaffFormsProps) {
  return useMembership()?.isStaff ? <FetchedForms {...props} /> : null;
}
