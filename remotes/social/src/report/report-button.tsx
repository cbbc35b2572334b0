import type { ThingFlag } from '@rainbow-rabbit/processes/community/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useCommunity } from '../community/use-community';
import { useMessages } from '../messages';
import { loadReportSheet } from './load-report-sheet';

const ReportSheet = lazy(async () => ({ default: await loadReportSheet() }));

interface ReportButtonProps extends Pick<ThingFlag, 'kind' | 'id'> {
  /** Names the thing. */
  title: string;
}

/** The button that opens the sheet by which somebody reports a thing, and a word of thanks in its place afterwards. */
export function ReportButton(thing: ReportButtonProps) {
  const t = useMessages();
  const community = useCommunity();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (!community) return null;
  return (
    <>
      <div role="status">{state === 'sent' && <Notice tone="success">{t('report.sent')}</Notice>}</div>
      {state !== 'sent' && (
        <Button
          variant="quiet"
          aria-label={t('report.of', { title: thing.title })}
          onClick={() => setState('open')}
        >
          {t('report.act')}
        </Button>
      )}
      {state === 'open' && (
        <Suspense>
          <ReportSheet
            {...thing}
            community={community}
            onClose={() => setState('closed')}
            onSent={() => setState('sent')}
          />
        </Suspense>
      )}
    </>
  );
}
