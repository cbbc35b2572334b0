import type { Locator, Page } from '@playwright/test';

/** The page on which code is tried, as its visitor uses it. */
export class CodePage {
  readonly code: Locator;
  readonly tryButton: Locator;
  readonly result: Locator;

  constructor(private readonly page: Page) {
    this.code = page.getByRole('textbox', { name: 'Lua code' });
    this.tryButton = page.getByRole('button', { name: 'Try', exact: true });
    this.result = page.getByRole('region', { name: 'Result of the try' });
  }

  /** Opens the page with the copy of a process, or with a fresh one. */
  async open(url: string, process?: string): Promise<void> {
    await this.page.goto(`${url}#/devbot/eval${process ? `/${process}` : ''}`);
    await this.code.waitFor();
  }

  /** Writes code in place of what is there, by the keyboard. */
  async write(lua: string): Promise<void> {
    await this.code.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(lua);
  }

  /** Writes code in place of what is there, and tries it. */
  async try(lua: string): Promise<void> {
    await this.write(lua);
    await this.tryButton.click();
  }

  /** Reads the facts about the copy that the tries begin with. */
  async copy(): Promise<{ messages: number; ms: number; fingerprint: string }> {
    const about = this.page.getByRole('group').filter({ hasText: 'About the copy' });
    const text = await about.textContent({ timeout: 120_000 });
    const [, messages] = /About the copy: (\d+) message/.exec(text ?? '') ?? [];
    const [, seconds] = /Run in ([\d.]+) s/.exec(text ?? '') ?? [];
    const [, fingerprint] = /\b([0-9a-f]{64})/.exec(text ?? '') ?? [];
    return { messages: Number(messages), ms: 1000 * Number(seconds), fingerprint: fingerprint ?? '' };
  }
}
