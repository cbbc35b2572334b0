import type { Address } from '../../arweave';
import { AppError } from '../../errors';
import type { AppInfo } from '../app-info';
import { appPermissions } from '../app-permissions';
import type { OpenBrokerLink } from '../broker-link';
import { addressAnswer, publicKeyAnswer } from '../checked-answers';
import { type WalletEvent, type WalletPermission, walletPermissions } from '../connector';
import type { ShowPairing } from '../pairing-view';
import { type Approvals, createApprovals } from './approvals';
import { BeaconSession } from './beacon-session';
import type { GatewayConfig } from './gateway-config';
import { PairingAttempt } from './pairing-attempt';
import { createPairingScreen, type PairingScreen } from './pairing-screen';
import type { BeaconAction, RequestPayload } from './protocol';
import type { SessionRecord } from './session-record';

export interface BeaconConnectionOptions {
  showPairing: ShowPairing;
  /** The URL of the broker that the page and the wallet share. */
  brokerUrl: string;
  openLink: OpenBrokerLink;
  record: SessionRecord;
  /** Shown by the wallet to its user. */
  app: AppInfo;
  gateway: GatewayConfig;
  /** Returns the URL of this page, to which a wallet on the same phone returns. */
  pageUrl: () => string;
  /** Called with each new code, for a wallet's own browser, which pairs without a QR code. */
  announce?: (uid: string) => void;
}

/** A session with one account of a wallet, with its permissions and changes of the account. */
export class BeaconConnection {
  readonly approvals: Approvals;
  readonly #session: BeaconSession;
  readonly #screen: PairingScreen;
  readonly #attempt: PairingAttempt;
  readonly #listeners = new Set<(event: WalletEvent) => void>();
  #permissions: readonly WalletPermission[] = appPermissions;
  #address: Address | undefined;
  #publicKey: string | undefined;
  #comingBack: Promise<Address> | undefined;

  constructor({ showPairing, app, gateway, pageUrl, announce, ...sessionOptions }: BeaconConnectionOptions) {
    this.#screen = createPairingScreen(showPairing);
    this.approvals = createApprovals(this.#screen);
    this.#session = new BeaconSession({
      ...sessionOptions,
      offer: () => ({
        appInfo: { name: app.name, url: 'unknown', logo: app.logo },
        permissions: this.#permissions,
        gateway,
      }),
      onState: (state) => {
        this.#attempt.show(state);
        if (state.status === 'pairing') announce?.(state.uid);
      },
      // If the wallet doesn't answer, the next request fails as well.
      onGreeted: () => void this.followAccount().catch(() => undefined),
      onDisconnected: () => {
        this.#forget();
        this.#notify({ type: 'disconnected' });
      },
    });
    this.#attempt = new PairingAttempt({ session: this.#session, screen: this.#screen, pageUrl });
  }

  /** @throws AppError `wallet.insecure-context`, or as `PairingAttempt.run` */
  async connect(permissions: readonly WalletPermission[] = walletPermissions): Promise<Address> {
    if (!crypto.subtle) throw new AppError('wallet.insecure-context');
    this.#permissions = permissions;
    return this.#address ?? (await this.#attempt.run(() => this.#getToKnow()));
  }

  /**
   * Resumes this tab's pairing without showing anything.
   * @throws AppError `wallet.not-paired`, or as `BeaconSession.reconnect`
   */
  async reconnect(): Promise<Address> {
    if (this.#address) return this.#address;
    const comeBack = async () => {
      if (!(await this.#session.reconnect())) throw new AppError('wallet.not-paired');
      return this.#getToKnow();
    };
    const mine = comeBack();
    this.#comingBack = mine;
    return await mine.finally(() => {
      this.#comingBack = undefined;
    });
  }

  async disconnect(): Promise<void> {
    const wasConnected = this.#address !== undefined;
    this.#attempt.end(new AppError('wallet.disconnected'));
    if (wasConnected) this.#forget();
    else this.#screen.show(undefined);
    await this.#session.disconnect();
  }

  /**
   * Returns the connected account. Waits for the outcome of a reconnection first.
   * @throws AppError `wallet.not-connected` ('Wallet is not connected. Please call connect() first.'),
   *   `wallet.reconnection-failed`
   */
  async address(): Promise<Address> {
    await this.#comingBack?.catch((cause) => {
      throw new AppError('wallet.reconnection-failed', { cause, retryable: true });
    });
    if (!this.#address) throw new AppError('wallet.not-connected');
    return this.#address;
  }

  /** Returns the account's public key, base64url, checked against its address. */
  async publicKey(): Promise<string> {
    const address = await this.address();
    const key = this.#publicKey ?? (await publicKeyAnswer(await this.request('getActivePublicKey'), address));
    if (this.#address === address) this.#publicKey = key;
    return key;
  }

  /** @throws AppError as `address` and `BeaconSession.request` */
  async request(action: BeaconAction, payload?: RequestPayload, signal?: AbortSignal): Promise<unknown> {
    await this.address();
    return this.#session.request(action, payload, signal);
  }

  /**
   * Asks the wallet for its account, and for another account than before a second time: whoever knows the topic may
   * have answered first. Notifies the listeners of it, who ask the user.
   */
  async followAccount(): Promise<'same' | 'switched'> {
    const before = this.#address;
    const now = addressAnswer(await this.request('getActiveAddress'));
    if (!before || this.#address !== before || now === before) return 'same';
    const again = addressAnswer(await this.request('getActiveAddress'));
    if (this.#address !== before || again !== now) return 'same';
    this.#address = now;
    this.#publicKey = undefined;
    this.#notify({ type: 'address', address: now });
    return 'switched';
  }

  subscribe(listener: (event: WalletEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #getToKnow(): Promise<Address> {
    this.#address = addressAnswer(await this.#session.request('getActiveAddress'));
    return this.#address;
  }

  #forget(): void {
    this.#address = undefined;
    this.#publicKey = undefined;
    this.approvals.hide();
    this.#screen.showStatus('disconnected');
  }

  #notify(event: WalletEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
