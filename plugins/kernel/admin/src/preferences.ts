const months6 = 60 * 60 * 24 * 180;
const nameOf = (view: string): string => `vista-${view}`;

/** Returns the parsed JSON of a view's cookie, such as its last filters; null when there is none or it is not JSON (spec catalogue 2). */
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

/** Builds the text for `document.cookie` that stores a view's preferences for 180 days; an empty object deletes the cookie. */
export function preferencesCookie(view: string, said: object): string {
  const shared = `Path=/admin; SameSite=Strict`;
  if (Object.keys(said).length === 0) return `${nameOf(view)}=; Max-Age=0; ${shared}`;
  return `${nameOf(view)}=${encodeURIComponent(JSON.stringify(said))}; Max-Age=${months6}; ${shared}`;
}
