import type { LinksFunction } from '@remix-run/node';
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { ReactNode } from 'react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { FormKeeper } from './components/layout/FormKeeper';
import { KeptNotice } from './components/layout/KeptNotice';
import { EarlyScript, PageScripts } from './components/layout/PageScripts';
import { RouteError } from './components/layout/RouteError';
import { ToastHost } from './components/layout/ToastHost';
import { useNonce } from './components/layout/NonceProvider';
import { Drawings } from './components/ui/Drawing';
import { PopupHost } from './features/campaigns';
import { CompareHost } from './features/compare';
import { Footer, Header, isFrameStale } from './features/frame';
import { PushHost } from './features/notifications';
import { FranchiseHost } from './features/franchise';
import { ImpersonationBanner } from './features/impersonation';
import { CartQuestions } from './features/product-card';
import { useI18n } from './i18n/I18nProvider';
import { useFocusFromTop } from './lib/hooks/use-focus-from-top';
import { usePageAlive } from './lib/hooks/use-written';
import './styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export { loader } from './root-loader.server';
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
      <FormKeeper />
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
