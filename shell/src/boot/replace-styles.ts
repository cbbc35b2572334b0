/**
 * Asks once more for the page's style sheet if it doesn't come, or isn't what was released. Its new address makes the browser
 * pass by the copy that it has just refused.
 */
export function replaceStyles(): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement && target.matches('[rel="stylesheet"][data-bundle]'))) return;
    const again = target.cloneNode() as HTMLLinkElement;
    again.removeAttribute('data-bundle');
    again.href += `?r=${Date.now()}`;
    target.replaceWith(again);
  };
  // Errors of elements don't bubble.
  window.addEventListener('error', replace, true);
}
