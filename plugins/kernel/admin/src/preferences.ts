const months6 = 60 * 60 * 24 * 180;
const nameOf = (view: string): string => `vista-${view}`;

/** What a person last searched by in a view, from its cookie; null when there is none (spec catalogue 2). */
export function readPreferences(view: string, cookies = document.cookie): unknown {
  const prefix = `${nameOf(view)}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  if (found === undefined) return null;
  try {
    return JSON.parse(decodeURIComponent(found.slice(prefix.length)));
  } catch {
    // Not ours, or of an older form.
    return null;
  }
}

/** The cookie that keeps what a view was searched by; an empty object forgets it. */
export function preferencesCookie(view: string, said: object): string {
  const shared = `Path=/admin; SameSite=Strict`;
  if (Object.keys(said).length === 0) return `${nameOf(view)}=; Max-Age=0; ${shared}`;
  return `${nameOf(view)}=${encodeURIComponent(JSON.stringify(said))}; Max-Age=${months6}; ${shared}`;
}
