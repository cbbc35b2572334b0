import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { usePage } from './use-page';

/** The error of a read, which can be tried again. */
export function ReadFailure({ error, reload }: { error: unknown; reload: () => void }) {
  const ofConsoles = useConsoleMessages();
  const errorText = useMiniBuildErrorText();
  return (
    <Notice tone="error" action={<Button onClick={reload}>{ofConsoles('list.try-again')}</Button>}>
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
  const ofConsoles = useConsoleMessages();
  if (status === 'failed') return <ReadFailure error={error} reload={reload} />;
  return value === undefined ? <Spinner label={ofConsoles('list.loading')} /> : children(value, { reload });
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
