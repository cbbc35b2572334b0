import { linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { LinkQr } from '@rainbow-rabbit/parts/scanner/showing';
import { pageUrl, ShareLink } from '@rainbow-rabbit/parts/share';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import { useMemo } from 'react';
import styles from './token.module.css';
import { useTokenMessages } from './token-messages';

interface ShareTokenProps {
  process: ProcessId;
  name: string;
}

/** The link of a token's page, as text, as a QR code, and for the apps of the phone. */
export function ShareToken({ process, name }: ShareTokenProps) {
  const t = useTokenMessages();
  const link = pageUrl(`/devbot/tokens/${process}`);
  const qr = useMemo(() => linkQrPath(link, ''), [link]);
  return (
    <section aria-labelledby="token-share" className={styles.part}>
      <h2 id="token-share" className={styles.heading}>
        {t('token.share')}
      </h2>
      <div className={styles.share}>
        <div className={styles.code}>
          <LinkQr qr={qr} label={t('token.share.code')} />
        </div>
        <div className={styles.stack}>
          <p className={styles.id}>
            <code>{link}</code>
            <CopyButton what={t('token.share.link')} text={() => link} />
          </p>
          <div>
            <ShareLink title={name} url={() => link}>
              {t('token.share.act')}
            </ShareLink>
          </div>
        </div>
      </div>
    </section>
  );
}
