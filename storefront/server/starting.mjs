const RETRY_SECONDS = 2;
const CHECK_LIMIT_MS = 1_000;
/** Afterwards whatever keeps the platform away is no start any more: pages say so themselves. */
const START_LIMIT_MS = 5 * 60_000;

const page = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>La tienda está iniciando</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
    font: 16px/1.5 system-ui, sans-serif; color: #0f1a2c; background: #f3f5f9 }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.2 }
  p { margin: 0; color: #51607a }
</style>
</head>
<body>
<main>
<h1>La tienda está iniciando</h1>
<p role="status">Esta página se abrirá sola en unos segundos.</p>
</main>
</body>
</html>
`;

/**
 * While the platform behind the store has not answered for the first time, says that the store is starting: 503, for a
 * page one that asks again by itself.
 */
export function sayStarting(cmsUrl, isUp = answers) {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  let isStarted = false;
  let check = null;
  const hasStarted = async () => {
    check ??= isUp(`${cmsUrl}/_health`).finally(() => (check = null));
    isStarted = (await check) || Date.now() > giveUpAt;
    return isStarted;
  };
  return async (request, response, next) => {
    if (isStarted || (await hasStarted())) return next();
    response.status(503).set({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' });
    if (request.accepts(['html', 'json']) === 'html') return response.type('html').send(page);
    return response.type('text').send('La tienda está iniciando');
  };
}

/** Whether something at an address answers with success, soon. */
export const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(CHECK_LIMIT_MS) }).then(
    (response) => response.ok,
    () => false,
  );
