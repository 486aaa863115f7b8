/** Popups that were closed in this browser, newest last: its storage alone remembers them. */
const KEY = 'mayorista.popups';
const MOST_REMEMBERED = 20;

function closed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const wasClosed = (key: string): boolean => closed().includes(key);

export function rememberClosed(key: string): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...closed().filter((each) => each !== key), key].slice(-MOST_REMEMBERED)),
    );
  } catch {
    // Where nothing may be kept it is shown again.
  }
}
