import type { LoaderFunctionArgs } from '@remix-run/node';

/** Pages of a person, and addresses that only change something. */
const closed = [
  '/auth',
  '/carts',
  '/compare',
  '/language',
  '/invoice-downloads',
  '/invoices',
  '/login',
  '/my-profile',
  '/quick-order',
  '/sale-orders',
  '/store-currency',
  '/user-wish-lists',
  '/wish-lists',
];

/** What robots may read, and where the sitemap is. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.config.publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
