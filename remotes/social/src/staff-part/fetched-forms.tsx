import { Notice } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '../messages';
import type { StaffFormsProps } from '../staff/staff-forms';

/** The forms of the staff, whose code is fetched as they come onto a page: for a wallet that is known to be on the staff. */
export function FetchedForms(props: StaffFormsProps) {
  const t = useMessages();
  const [hasFailed, setHasFailed] = useState(false);
  const [Forms, setForms] = useState<ComponentType<StaffFormsProps>>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { loadStaffForms } = await import('../staff/staff-forms');
      const loaded = await loadStaffForms();
      if (!isGone) setForms(() => loaded);
    };
    load().catch(() => {
      if (!isGone) setHasFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  // The next visit of the page asks for the forms again.
  if (hasFailed) return <Notice tone="error">{t('meetup.not-fetched')}</Notice>;
  return Forms && <Forms {...props} />;
}
