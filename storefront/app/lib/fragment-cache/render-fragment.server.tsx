import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import { I18nProvider } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import type { PersonView } from '../../session/person.view';
import { anonymous, type useStore } from '../hooks/use-store';
import type { FragmentPlace } from './CachedFragment';

/** Stands in a fragment's HTML where each person's form token goes; no text of the store or of a product holds it. */
export const FORM_TOKEN = '\u0001form-token\u0001';

/** Fragments are written for anybody who is logged in: nothing of a person is within their reach. */
const anybody: PersonView = {
  id: 0,
  name: '',
  initials: '',
  email: '',
  company: null,
  branchId: null,
  branch: null,
  salesman: null,
  currency: 'USD',
  canBuy: false,
  seesOffers: false,
};

/** The page around a fragment, as far as the fragment may know it. */
const storeOf = ({ locale, currency, isLoggedIn, formToken }: FragmentPlace): ReturnType<typeof useStore> => ({
  ...anonymous,
  currency,
  person: isLoggedIn ? anybody : null,
  csrf: formToken === null ? null : FORM_TOKEN,
  site: { origin: '', locale },
});

/** Renders an element in a page of its own, where it finds neither the person nor the address: only its place. */
export function renderFragment(element: ReactElement, place: FragmentPlace): string {
  const route = { id: 'root', path: '*', element };
  const context = {
    basename: '/',
    location: { pathname: '/', search: '', hash: '', state: null, key: 'fragment' },
    matches: [{ route, params: {}, pathname: '/', pathnameBase: '/' }],
    loaderData: { root: storeOf(place) },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return renderToString(
    <I18nProvider locale={place.locale} t={translateFor(place.locale)}>
      <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />
    </I18nProvider>,
  );
}
