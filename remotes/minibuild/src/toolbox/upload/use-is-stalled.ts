import { useEffect, useState } from 'react';
import type { UploadStep } from './upload-step';

/** A part that takes longer is probably waiting to be sent again. */
const stalledMs = 8000;

/** Returns true when an upload has made no progress for a while. */
export function useIsStalled(step: UploadStep): boolean {
  const [stalledAt, setStalledAt] = useState<UploadStep>();
  useEffect(() => {
    if (step.status !== 'uploading') return;
    const timer = setTimeout(() => setStalledAt(step), stalledMs);
    return () => clearTimeout(timer);
  }, [step]);
  return step.status === 'uploading' && stalledAt === step;
}
