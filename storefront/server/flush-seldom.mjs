/** Long enough for all that is ready to be sent together, short enough for nobody to notice. */
const settleMs = 15;

/**
 * Express middleware behind `compression`. Remix flushes after each of the hundred pieces of a page, and each flush ends a block
 * of gzip: pages five times as long that take five times the work. Here the pieces that come together are flushed together.
 */
export function flushSeldom(_request, response, next) {
  const { flush } = response;
  if (typeof flush === 'function') {
    let timer = null;
    response.flush = () => {
      timer ??= setTimeout(() => {
        timer = null;
        flush.call(response);
      }, settleMs);
    };
    response.once('close', () => clearTimeout(timer));
  }
  next();
}
