import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts of the notices told in this page and not yet expected. */
    toldNotices?: string[];
  }
}

/** Remembers what the panel tells in its notices from the next page on: they are gone after seconds, which a busy machine can miss. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    const seen = new WeakSet<Element>();
    window.toldNotices = told;
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[data-sonner-toast]')) {
        if (seen.has(notice) || !notice.textContent) continue;
        seen.add(notice);
        told.push(notice.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the panel has told `text` in a notice, which counts for one expectation alone; gives all that the notice says. */
export async function expectNotice(page: Page, text: string): Promise<string> {
  const take = (expected: string): string => {
    const told = window.toldNotices ?? [];
    const index = told.findIndex((each) => each.includes(expected));
    return index < 0 ? '' : (told.splice(index, 1)[0] ?? '');
  };
  let told = '';
  await expect
    .poll(async () => (told = await page.evaluate(take, text)), { message: `Aviso: ${text}` })
    .toContain(text);
  return told;
}
