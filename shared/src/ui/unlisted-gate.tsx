import { type ReactNode, useState } from 'react';
import { useSharedMessages } from '../i18n/shared-messages';
import { Button } from './button';
import { Card } from './card';

/** The processes whose makers the visitor of this page has agreed to trust. */
const trusted = new Set<string>();

const focus = (element: HTMLElement | null) => element?.focus();

interface UnlistedGateProps {
  /** The process that gets what is entered; undefined where `network.json` lists it. */
  process: string | undefined;
  /** The form. */
  children: ReactNode;
}

/** Shows the form of an unlisted event or contest only after the visitor has agreed to trust its makers. */
export function UnlistedGate({ process, children }: UnlistedGateProps) {
  const t = useSharedMessages();
  const [hasAgreed, setHasAgreed] = useState(false);
  if (process !== undefined && !trusted.has(process)) {
    const agree = () => {
      trusted.add(process);
      setHasAgreed(true);
    };
    return (
      <Card tone="raised">
        <p>{t('unlisted.consent.text')}</p>
        <Button variant="secondary" wide onClick={agree}>
          {t('unlisted.consent')}
        </Button>
      </Card>
    );
  }
  if (!hasAgreed) return children;
  // The button that was pressed is gone: the focus goes on to the form.
  return (
    <div ref={focus} tabIndex={-1}>
      {children}
    </div>
  );
}
