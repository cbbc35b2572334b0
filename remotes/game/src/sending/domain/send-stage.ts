/** The stage of a message: waiting for the wallet's approval, or signed and on its way to the ledger. */
export type SendStage = 'approving' | 'sending';
