import { arweaveApp } from './arweave-app/descriptor';
import { beaconWallet } from './beacon-wallet/descriptor';
import { quickWallet } from './quick-wallet/descriptor';
import type { WalletFolder } from './wallet-descriptor';
import { wander } from './wander/descriptor';

/** Every wallet, in the order in which the popup offers them. A new one is a folder and a line here (see the README beside). */
const wallets = [quickWallet, wander, beaconWallet, arweaveApp] as const;

type Wallets = (typeof wallets)[number];

/** The wallets the product knows. */
export type WalletMethod = Wallets['method'];

/** A wallet's method or an earlier name of it, such as `ArConnect` for Wander. */
export type WalletName = WalletMethod | NonNullable<Wallets['aliases']>[number];

export type WalletDescriptor = WalletFolder<WalletMethod, WalletName>;

export const walletDescriptors: readonly WalletDescriptor[] = wallets;

/** The places where wallets are offered. */
export type WalletPlace = 'popup' | 'game';

/** The wallets that a place offers unless configured otherwise (docs/product 3.4). */
const usualWallets: Readonly<Record<WalletPlace, readonly WalletDescriptor[]>> = {
  popup: wallets,
  game: [quickWallet, arweaveApp, wander, beaconWallet],
};

/**
 * Returns the wallets that a place offers, in order. A configured name that no wallet has is passed over; without any
 * that one has, the usual ones are offered.
 */
export function offeredWallets(
  place: WalletPlace,
  names: readonly string[] = [],
): readonly WalletDescriptor[] {
  const configured = new Set(names.flatMap((name) => descriptorOf(name, walletDescriptors) ?? []));
  return configured.size > 0 ? [...configured] : usualWallets[place];
}

/** The wallet for players who want to start at once. */
export const recommendedWallet: WalletDescriptor = quickWallet;

/** Returns the wallet that a name, perhaps an old one, stands for; undefined when no wallet has it. */
export function descriptorOf(method: WalletName): WalletDescriptor;
export function descriptorOf(
  method: string | null,
  among?: readonly WalletDescriptor[],
): WalletDescriptor | undefined;
export function descriptorOf(
  method: string | null,
  among: readonly WalletDescriptor[] = walletDescriptors,
): WalletDescriptor | undefined {
  return among.find((wallet) => [wallet.method, ...(wallet.aliases ?? [])].some((name) => name === method));
}
