import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { pageAnswer } from './http/compress-page.server';
import { handoverScript, shownPartOf } from './http/page-parts.server';
import { NonceProvider } from './components/layout/NonceProvider';
import { I18nProvider } from './i18n/I18nProvider';
import { translateFor } from './i18n/translate.server';
import { fragmentCache } from './lib/fragment-cache/fragment-cache.server';
import { FragmentContext } from './lib/fragment-cache/CachedFragment';
import type { RequestArgs } from './load-context';
import { storeScope } from './session/scope.server';

export { sourceChecks } from './api/source-checks.server';
export { pageCache, pageKey } from './http/page-cache.server';
export { mediaProxy } from './http/media-proxy.server';
export { forwardSearch, forwardSearchNotes } from './http/search-proxy.server';
export { freshSession } from './session/fresh-session.server';
export { pagePolicy, securityHeaders } from './http/security-headers.server';

export const streamTimeout = 5_000;

const newPage = fragmentCache();

interface Rendering {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly entry: EntryContext;
  readonly context: AppLoadContext;
}

/** The whole page at once: its data is there before it is written, so React need not be ready to wait. */
async function render({ request, status, headers, entry, context }: Rendering): Promise<Response> {
  const { locale } = storeScope({ request, context });
  const handedOver = await handoverScript(entry, context.nonce);
  const page = newPage(context.carried);
  const html = renderToString(
    <NonceProvider value={context.nonce}>
      <I18nProvider locale={locale} t={translateFor(locale)}>
        <FragmentContext.Provider value={page}>
          <RemixServer context={shownPartOf(entry)} url={request.url} nonce={context.nonce} />
        </FragmentContext.Provider>
      </I18nProvider>
    </NonceProvider>,
  );
  return pageAnswer(page.whole(`<!DOCTYPE html>${html}`, handedOver), context.encoding, { headers, status });
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
// oxlint-disable-next-line max-params
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
