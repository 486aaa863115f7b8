import type { Page } from '@playwright/test';

/** Pastes rows of cells, as a spreadsheet puts them on the clipboard, where the page's focus is. */
export async function pasteRows(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
