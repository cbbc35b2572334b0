/** The part of the published package that the tests use. The package has no types of its own. */
declare module 'quick-wallet/dist/core/api' {
  interface PublishedQuickWallet {
    connect(): Promise<string>;
    getActiveAddress(): Promise<string>;
    getActivePublicKey(): Promise<string>;
    getPermissions(): Promise<string[]>;
    sign<T>(transaction: T): Promise<T>;
    signDataItem(item: {
      data: string | Uint8Array;
      target?: string;
      tags?: { name: string; value: string }[];
    }): Promise<number[]>;
    signature(data: Uint8Array, algorithm: RsaPssParams): Promise<number[]>;
    signMessage(data: Uint8Array): Promise<number[]>;
  }
  const api: PublishedQuickWallet;
  export default api;
}
