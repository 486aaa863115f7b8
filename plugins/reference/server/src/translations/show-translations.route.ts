import { locales } from '@mayorista/config';
import { defineRoute, NotFoundError } from '@mayorista/kernel';
import { translations } from '../data/translations';
import { translationOutput } from './show-translations.answer';

/** GET /translations/{locale}: texts that clients show by key (spec storefront 7, Profile). */
export const showTranslations = defineRoute({
  method: 'GET',
  path: '/translations/:id',
  noun: 'translations',
  action: 'show',
  needs: 'reference.public',
  summary: 'Textos de un idioma',
  output: translationOutput,
  handle: async ({ params }) => {
    const locale = locales.find((each) => each === params.id);
    if (locale === undefined) throw new NotFoundError();
    return { data: translations[locale], meta: {} };
  },
});
