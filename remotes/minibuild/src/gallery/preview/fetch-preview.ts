import { checkPicture } from '@rainbow-rabbit/parts/pictures';
import { maxPreviewBytes, openPreview } from '@rainbow-rabbit/processes/minibuild/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type GatewayUrls, readChecked } from '@rainbow-rabbit/shared/gateway';

interface FetchPreviewParams {
  url: GatewayUrls;
  /** The message that submitted the entry. */
  message: string;
  sha256: string;
  signal: AbortSignal;
}

/** A message is never larger. */
const maxMessageBytes = 64 * 1024;

/** A preview has 480 pixels on its longer side; a few bytes of a hostile one could unfold to thousands of millions. */
const previewLimits = { fileBytes: maxPreviewBytes, pixels: 1_000_000 };

/**
 * Fetches the preview of an entry, and returns the address that the page shows it by. A message never changes, so the browser's
 * own copy is as good as the gateway's.
 * @throws AppError those of `readChecked` and `openPreview`; `gateway.data-unverified`, `preview.unreadable`
 */
export async function fetchPreview({ url, message, sha256, signal }: FetchPreviewParams): Promise<string> {
  const preview = await readChecked({
    url,
    id: message,
    maxBytes: maxMessageBytes,
    signal,
    cache: 'force-cache',
    check: (bytes) => {
      if (!bytes) throw new AppError('gateway.data-unverified');
      return openPreview(new TextDecoder().decode(bytes), sha256);
    },
  });
  if ('fault' in checkPicture(preview.bytes, previewLimits)) throw new AppError('preview.unreadable');
  return URL.createObjectURL(new Blob([preview.bytes], { type: preview.type }));
}
