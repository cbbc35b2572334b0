import { useContestStaffMessages } from '../staff-messages';

/** Returns the names of the criteria that a new contest begins with, in the language of the page. */
export function useFirstCriteria(): readonly string[] {
  const t = useContestStaffMessages();
  return [t('staff.set-up.criterion-1'), t('staff.set-up.criterion-2')];
}
