import { useState } from 'react';
import { keptUploads } from './kept-uploads';
import { ReviewUpload } from './review-upload';
import { UploadDone } from './upload-done';
import { UploadForm } from './upload-form';
import { UploadKnown } from './upload-known';
import { UploadUnderWay } from './upload-under-way';
import { useUpload } from './use-upload';

/** Storing a file or a text for ever: what it costs, the one signature, the way to the network. */
export function UploadTool() {
  const [kept] = useState(() => keptUploads(() => window.localStorage));
  const upload = useUpload(kept);
  const { step } = upload;
  const isForm = step.status === 'editing' || step.status === 'preparing';
  return (
    <>
      {/* The form stays as it was filled in, for whoever comes back to it. */}
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
    </>
  );
}
