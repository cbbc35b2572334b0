import { useEffect, useRef, useState } from 'react';
import { keptUploads } from './kept-uploads';
import { ReviewUpload } from './review-upload';
import styles from './upload.module.css';
import { UploadDone } from './upload-done';
import { UploadForm } from './upload-form';
import { UploadKnown } from './upload-known';
import { UploadUnderWay } from './upload-under-way';
import { useUpload } from './use-upload';

/** The tool that stores a file or a text for ever: the price, the one signature, the upload. */
export function UploadTool() {
  const [kept] = useState(keptUploads);
  const upload = useUpload(kept);
  const { step } = upload;
  const steps = useFocusKept(step.status);
  const isForm = step.status === 'editing' || step.status === 'preparing';
  return (
    <div className={styles.steps} ref={steps} tabIndex={-1}>
      {/* The form keeps its input for a return to it. */}
      <div hidden={!isForm}>
        <UploadForm upload={upload} kept={kept} />
      </div>
      {step.status === 'known' && <UploadKnown known={step} upload={upload} kept={kept} />}
      {(step.status === 'review' || step.status === 'signing') && (
        <ReviewUpload step={step} upload={upload} />
      )}
      {(step.status === 'uploading' || step.status === 'stopped') && (
        <UploadUnderWay step={step} upload={upload} />
      )}
      {step.status === 'done' && <UploadDone id={step.id} onAgain={upload.edit} />}
    </div>
  );
}

/** Moves the focus to the next step, because the focused button is removed with its step. */
function useFocusKept(status: string) {
  const steps = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    if (document.activeElement === document.body) steps.current?.focus();
  }, [status]);
  return steps;
}
