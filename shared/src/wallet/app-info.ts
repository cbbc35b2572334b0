/** What the app tells wallets of itself. */
export interface AppInfo {
  name: string;
  /** Absolute, since it is shown elsewhere. */
  logo: string;
}

export const appInfo = (): AppInfo => ({
  name: 'Rainbow Rabbit',
  logo: new URL('icon.svg', document.baseURI).href,
});
