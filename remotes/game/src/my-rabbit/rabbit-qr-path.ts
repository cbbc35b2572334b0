import { type LinkQrPath, linkQrPath } from '@rainbow-rabbit/parts/scanner/link-qr-path';

/** Draws a rabbit's link as a QR code. */
export function rabbitQrPath(appUrl: string, code: string): LinkQrPath {
  return linkQrPath(`${appUrl}#/r/`, code);
}
