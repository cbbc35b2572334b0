export { FromOwner } from './from-owner';
export { HelperQr } from './helper-qr';
export { ScanHelper } from './scan-helper';
