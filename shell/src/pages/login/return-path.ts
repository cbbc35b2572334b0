/** Pages of this app that send their visitors to the sign-in, each with an optional locale before it and one parameter at most. */
const internalPage = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/_internal\/(?!login)[\w/-]*(?:\?\w+=[\w-]*)?$/;

/** Returns the page that the sign-in leads back to, if the address names one of this app. */
export function returnPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? '';
  return internalPage.test(from) ? from : undefined;
}
