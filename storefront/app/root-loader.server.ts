import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { campaignsOf } from './features/campaigns/index.server';
import { divisionsOf } from './features/frame/index.server';
import { readStaffSession } from './features/impersonation/index.server';
import { namedLocale } from './session/named-locale.server';
import { currencyOf, findPerson } from './session/person.server';
import { storeScope, type StoreScope } from './session/scope.server';
import { forgetSession } from './session/session.server';

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
