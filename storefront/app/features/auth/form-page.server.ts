import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { translateFor } from '../../i18n/translate.server';
import type { TextKey } from '../../i18n/translate';
import { storeScope } from '../../session/scope.server';

/** What the page of one form needs: its title and the form's token. */
export function formPage<More extends object>(args: LoaderFunctionArgs, title: TextKey, more: More) {
  const scope = storeScope(args);
  const { token, setCookie } = scope.csrf();
  const view = { ...more, title: translateFor(scope.locale)(title), token };
  return data(view, setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } });
}
