import type { ListWords } from '@rainbow-rabbit/parts/console/list';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestStaffMessages } from '../staff-messages';
import { usePage } from './use-page';

/** Returns the words of the console's lists. */
export function useListWords(): ListWords {
  const t = useContestStaffMessages();
  return { loading: t('staff.loading'), tryAgain: t('staff.try-again'), errorText: useMiniBuildErrorText() };
}

/** The error of a read, which can be tried again. */
export function ReadFailure({ error, reload }: { error: unknown; reload: () => void }) {
  const { tryAgain, errorText } = useListWords();
  return (
    <Notice tone="error" action={<Button onClick={reload}>{tryAgain}</Button>}>
      {errorText(error)}
    </Notice>
  );
}

interface PagePartProps<Value> {
  page: ReturnType<typeof usePage<Value>>;
  /** Draws what was read, also while it is read again. */
  children: (value: Value, page: { reload: () => void }) => ReactNode;
}

/** A part of a section that is read: a spinner until it is there, or the error in its place. */
export function PagePart<Value>({ page: { status, value, error, reload }, children }: PagePartProps<Value>) {
  const { loading } = useListWords();
  if (status === 'failed') return <ReadFailure error={error} reload={reload} />;
  return value === undefined ? <Spinner label={loading} /> : children(value, { reload });
}

interface ReadPartProps<Value> {
  /** Reads it once, past every cache; another function reads again. */
  read: Parameters<typeof usePage<Value>>[0];
  children: PagePartProps<Value>['children'];
}

/** A part of a section that reads what it shows. */
export const ReadPart = <Value,>({ read, children }: ReadPartProps<Value>) => (
  <PagePart page={usePage(read)}>{children}</PagePart>
);
