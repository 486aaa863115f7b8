import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { HeroDrawing } from './HeroDrawing';

/** What the store is and where to start; low, so that products stand on the first screen. */
export function Hero({ isAnonymous }: { readonly isAnonymous: boolean }) {
  const t = useT();
  return (
    <section className="header-bar overflow-hidden bg-ink text-white">
      <div className="page grid items-center gap-6 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:py-0">
        <div className="lg:py-8">
          <h1 className="max-w-xl text-2xl leading-tight !text-white lg:text-3xl">{t('home.heroTitle')}</h1>
          <p className="mt-2 max-w-lg text-md text-[#c9d3e6]">
            {t(isAnonymous ? 'home.heroAnonymous' : 'home.heroBuyer')}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Link to="/products" className="btn btn-primary btn-lg">
              {t('home.heroProducts')}
            </Link>
            {isAnonymous ? (
              <Link to="/login" className="btn btn-lg border-white/40 text-white hover:bg-white/10">
                {t('home.heroLogin')}
              </Link>
            ) : null}
          </div>
        </div>
        <HeroDrawing />
      </div>
    </section>
  );
}
