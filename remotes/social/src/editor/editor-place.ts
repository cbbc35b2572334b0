import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Member } from '../community/use-member';
import type { PageLedger } from '../page-ledger/page-ledger';

/** The city whose page is edited, and who edits it. */
export interface EditorPlace {
  /** Slug of the city. */
  city: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  community: ProcessPlace;
  ledger: PageLedger;
  /** The connected wallet. */
  member: Pick<Member, 'address' | 'signer'>;
  isStaff: boolean;
}

export const [EditorContext, useEditorPlace] = neededContext<EditorPlace>('EditorContext');
