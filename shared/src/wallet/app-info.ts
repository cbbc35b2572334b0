/** The app's name and logo, as wallets show them to their users. */
export interface AppInfo {
  name: string;
  /** An absolute URL, since it is shown on other pages. */
  logo: string;
}

export const appInfo = (): AppInfo => ({
  name: 'Rainbow Rabbit',
  logo: new URL('icon.svg', document.baseURI).href,
});
