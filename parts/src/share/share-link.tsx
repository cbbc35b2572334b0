import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { canShareLinks, shareData } from './share-data';

interface ShareLinkProps {
  title: string;
  url: () => string;
  children: ReactNode;
}

/** The button that offers a link to other apps. It is missing where the browser has no sheet for that. */
export function ShareLink({ title, url, children }: ShareLinkProps) {
  if (!canShareLinks()) return null;
  return (
    <Button
      variant="secondary"
      // The sheet says itself what fails in it.
      onClick={() => void shareData({ title, url: url() }).catch(() => undefined)}
    >
      <Icon name="share" /> {children}
    </Button>
  );
}
