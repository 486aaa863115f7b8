/**
 * An answer that is the last good one of its address, sent while the platform is away, says so in its `Server-Timing`:
 * the one header scripts may read of answers they did not ask for themselves.
 */
export const KEPT_MARK = 'kept';

/** The element of every page in which the page cache, or the page itself, says that it is a kept one. */
export const KEPT_NOTICE_ID = 'kept-notice';

export const isKeptAnswer = ({ headers }: Pick<Response, 'headers'>): boolean =>
  (headers.get('Server-Timing') ?? '').split(';')[0] === KEPT_MARK;

const isKept = (entry: PerformanceEntry): boolean =>
  'serverTiming' in entry && (entry as PerformanceResourceTiming).serverTiming.some(({ name }) => name === KEPT_MARK);

/** Tells when something kept has come for a page that is open: the data of the next one. */
export function onKeptAnswer(tell: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isKept)) tell();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
