/**
 * The view of a wallet that is paired by a code and approves on another phone (docs/product 2.6). No view means
 * that nothing is shown.
 */
export type PairingView =
  | { step: 'opening'; cancel: () => void }
  | { step: 'code'; uri: string; deepLink: string; expiresAtMs: number; cancel: () => void }
  | { step: 'expired'; renew: () => void; cancel: () => void }
  | { step: 'reconnecting'; cancel: () => void }
  | { step: 'approval'; cancel: () => void }
  | { step: 'success' }
  | { step: 'failure' }
  | { step: 'disconnected' };

export type ShowPairing = (view: PairingView | undefined) => void;
