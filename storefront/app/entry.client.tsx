import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nProvider } from './i18n/I18nProvider';
import { pageLocale, textsOf } from './i18n/texts';
import { translator } from './i18n/translate';
import { answerEarlyInput, stopNotingInput } from './lib/early-input';

/**
 * Has the page's data decoded before React begins. RemixBrowser throws the promise of them until then, with no fallback
 * above it: whoever pressed a key meanwhile would keep the page from ever coming alive (React's error 345).
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

async function hydrate() {
  const locale = pageLocale();
  const [texts] = await Promise.all([textsOf(locale), readPageData()]);
  const t = translator(locale, texts);
  stopNotingInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider locale={locale} t={t}>
          <RemixBrowser />
        </I18nProvider>
      </StrictMode>,
    );
  });
}

hydrate().catch((error: unknown) => {
  answerEarlyInput();
  throw error;
});
