import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { withoutNul } from './http/without-nul.server';
import { NonceProvider } from './components/layout/NonceProvider';
import { I18nProvider } from './i18n/I18nProvider';
import { translateFor } from './i18n/translate.server';
import type { RequestArgs } from './load-context';
import { storeScope } from './session/scope.server';

export { pageCache, pageKey } from './http/page-cache.server';
export { forwardMedia } from './http/media-proxy.server';
export { forwardSearch, forwardSearchNotes } from './http/search-proxy.server';
export { pagePolicy, securityHeaders } from './http/security-headers.server';

export const streamTimeout = 5_000;

interface Rendering {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly entry: EntryContext;
  readonly context: AppLoadContext;
}

function render({ request, status, headers, entry, context }: Rendering): Promise<Response> {
  const { locale } = storeScope({ request, context });
  // Crawlers and the page cache want the whole page at once; people the shell as soon as it is there.
  const ready = isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={context.nonce}>
        <I18nProvider locale={locale} t={translateFor(locale)}>
          <RemixServer context={entry} url={request.url} nonce={context.nonce} />
        </I18nProvider>
      </NonceProvider>,
      {
        nonce: context.nonce,
        [ready]() {
          isShellSent = true;
          const body = withoutNul();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          answerStatus = 500;
          // Before the shell, the rejection above reports it.
          if (isShellSent) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Pages of a person are kept nowhere; those of anonymous visitors may come back with the back button. */
function forbidSharing(headers: Headers, args: RequestArgs) {
  if (headers.has('Cache-Control')) return;
  headers.set('Cache-Control', storeScope(args).session === null ? 'private, no-cache' : 'private, no-store');
}

export function handleDataRequest(response: Response, args: RequestArgs): Response {
  forbidSharing(response.headers, args);
  return response;
}

// Remix calls this with five arguments.
// eslint-disable-next-line max-params
export default function respondToPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
) {
  forbidSharing(headers, { request, context });
  return render({ request, status, headers, entry, context });
}
