import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { ReactNode } from 'react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { KeptNotice } from './components/layout/KeptNotice';
import { EarlyScript, PageScripts } from './components/layout/PageScripts';
import { RouteError } from './components/layout/RouteError';
import { ToastHost } from './components/layout/ToastHost';
import { useNonce } from './components/layout/NonceProvider';
import { Drawings } from './components/ui/Drawing';
import { PopupHost } from './features/campaigns';
import { campaignsOf } from './features/campaigns/index.server';
import { CompareHost } from './features/compare';
import { Footer, Header, isFrameStale } from './features/frame';
import { divisionsOf } from './features/frame/index.server';
import { PushHost } from './features/notifications';
import { FranchiseHost } from './features/franchise';
import { ImpersonationBanner } from './features/impersonation';
import { readStaffSession } from './features/impersonation/index.server';
import { CartQuestions } from './features/product-card';
import { useI18n } from './i18n/I18nProvider';
import { useFocusFromTop } from './lib/hooks/use-focus-from-top';
import { usePageAlive } from './lib/hooks/use-written';
import { currencyOf, findPerson } from './session/person.server';
import { namedLocale } from './session/named-locale.server';
import { storeScope, type StoreScope } from './session/scope.server';
import { forgetSession } from './session/session.server';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** When acting for somebody ends; null where the browser does not know. */
const impersonationEnd = ({ cookies, config }: StoreScope): string | null =>
  readStaffSession(cookies, config)?.endsAt ?? null;

/** The frame's data. Without a session it holds nothing of the visitor, so that pages can be kept whole. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const [person, divisions, campaigns] = await Promise.all([findPerson(args), divisionsOf(scope), campaignsOf(scope)]);
  const csrf = person === null ? null : scope.csrf();
  const headers = new Headers();
  if (csrf?.setCookie) headers.append('Set-Cookie', csrf.setCookie);
  if (scope.session !== null && person === null) headers.append('Set-Cookie', forgetSession(scope.config));
  const currency = await currencyOf(args);
  const named = namedLocale(args);
  if (named !== null) headers.append('Set-Cookie', named);
  const site = { origin: scope.config.publicUrl, locale: scope.locale };
  return data(
    {
      person,
      divisions,
      campaigns: campaigns(person !== null),
      csrf: csrf?.token ?? null,
      currency,
      site,
      impersonationEndsAt: person?.impersonatedBy ? impersonationEnd(scope) : null,
    },
    { headers },
  );
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => isFrameStale(args);

export function Layout({ children }: { readonly children: ReactNode }) {
  const { tag } = useI18n();
  const nonce = useNonce();
  return (
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f1a2c" />
        <EarlyScript nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <Drawings />
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  useFocusFromTop();
  usePageAlive();
  return (
    <>
      <a href="#content" className="skip-link">
        {t('frame.skip')}
      </a>
      <KeptNotice />
      <ImpersonationBanner />
      <Header />
      {children}
      <Footer />
      <PopupHost />
      <CompareHost />
      <CartQuestions />
      <PushHost />
      <FranchiseHost />
      <ToastHost />
    </>
  );
}

export default function Store() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteError />
    </Frame>
  );
}
