import { createHash } from 'node:crypto';

/** Headers every answer of the store carries. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * The policy of a page: scripts run only with this answer's nonce, or with these hashes when the page is cached whole.
 * Styles may be inline: React writes style attributes, and dialogs lock scrolling with a style element. Without JavaScript a form leads to
 * where one pays: a browser asks `form-action` about each redirect too.
 */
export function pagePolicy(
  scriptSources: readonly string[],
  isHttps: boolean,
  paymentHosts: readonly string[] = [],
): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // Videos, once somebody asks for one: the address of YouTube that sets no cookie before it plays.
    `frame-src https://www.youtube-nocookie.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    [`form-action 'self'`, ...paymentHosts.map((host) => `https://${host}`)].join(' '),
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The inline scripts marked with a nonce of letters and digits; data (`application/json`) is not run. */
function ownScripts(html: string, nonce: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf('<script'); at >= 0;) {
    const start = html.indexOf('>', at);
    const end = start < 0 ? -1 : html.indexOf('</script>', start);
    if (end < 0) break;
    const tag = html.slice(at, start).replaceAll(/\s/g, ' ');
    const isOwn =
      tag.includes(` nonce="${nonce}"`) && !tag.includes(' src=') && !tag.includes(' type="application/json"');
    if (isOwn) scripts.push(html.slice(start + 1, end));
    at = html.indexOf('<script', isOwn ? end : start);
  }
  return scripts;
}

/**
 * Lists policy sources that allow exactly the inline scripts that were written with `nonce`. A script that got into the page in any
 * other way (a text that was not escaped) has none, and does not run.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = ownScripts(html, nonce).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** Removes the nonce a shared page was rendered with: its scripts are allowed by hash, and nobody needs to know it. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, ' nonce=""');
