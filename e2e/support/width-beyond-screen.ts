import type { Page } from '@playwright/test';

/** Returns by how many pixels a page is wider than the screen. The inner width would grow with what overflows. */
export const widthBeyondScreen = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the innermost elements that make a page, or the dialog that is open on it, wider than its room, each with the
 * pixels beyond; nothing for a page or dialog that fits.
 */
export const partsBeyondScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const room = document.querySelector('dialog[open]') ?? document.documentElement;
    if (room.scrollWidth <= room.clientWidth) return [];
    const end = room.getBoundingClientRect().left + room.clientWidth;
    const beyond = (element: Element) => Math.round(element.getBoundingClientRect().right - end);
    const widest = [...room.querySelectorAll('*')].filter(
      (element) => beyond(element) > 0 && ![...element.children].some((child) => beyond(child) > 0),
    );
    const words = (element: Element) =>
      `${element.getAttribute('class')} “${element.textContent?.slice(0, 30)}”`;
    return [
      `${room.scrollWidth - room.clientWidth} beyond the screen`,
      ...widest.map((element) => `${beyond(element)}: ${words(element)}`),
    ];
  });
