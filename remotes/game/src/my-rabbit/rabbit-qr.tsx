import { appUrlOf } from '@rainbow-rabbit/parts/scanner/link-qr-path';
import { LinkQr } from '@rainbow-rabbit/parts/scanner/showing';
import { useMemo } from 'react';
import { useMessages } from '../messages';
import { rabbitQrPath } from './rabbit-qr-path';

/** A rabbit's link as a QR code. */
export function RabbitQr({ code }: { code: string }) {
  const t = useMessages();
  const qr = useMemo(() => rabbitQrPath(appUrlOf(window.location.href), code), [code]);
  return <LinkQr qr={qr} label={t('me.qr')} />;
}
