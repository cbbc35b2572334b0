import { appInfo } from '../app-info';
import type { WalletConnector } from '../types';
import { createWander } from './wander-wallet';

/** The Wander extension of this browser. */
export const openWander = (): WalletConnector => createWander({ appInfo: appInfo() });
