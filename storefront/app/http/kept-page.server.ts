import type { Locale } from '../i18n/locale';
import { translateFor } from '../i18n/translate.server';
import { KEPT_MARK, KEPT_NOTICE_ID } from '../lib/hooks/kept-answers';
import { cachedPage, type CachedPage } from './cached-page.server';

/** Writes words into the empty place for them. */
function withNotice(html: string, words: string): string {
  const at = html.indexOf(`<div id="${KEPT_NOTICE_ID}"`);
  const end = html.indexOf('>', at) + 1;
  return at >= 0 && html.startsWith('</div>', end) ? html.slice(0, end) + words + html.slice(end) : html;
}

/** A page that is too old, for want of a newer one: marked, and where it is a document, with words that say so. */
export async function keptPage({ headers, plain, gzipped }: CachedPage, locale: Locale, ageMs: number) {
  const marked = { ...headers, 'Server-Timing': `${KEPT_MARK};dur=${ageMs}` };
  if (headers['Content-Type']?.startsWith('text/html') !== true) return { headers: marked, plain, gzipped };
  const words = translateFor(locale)('errors.kept');
  const html = withNotice(plain.toString('utf8'), words);
  return cachedPage(marked, Buffer.from(html));
}

/** What is waited for, or after so long an error; whatever comes later is nobody's. */
export async function withPatience<T>(waited: Promise<T>, patienceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([waited, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
