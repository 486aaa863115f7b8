import { redirect } from '@remix-run/node';
import type { Currency, Single, UserAnswer } from '../api/contract';
import { ApiError } from '../api/errors';
import type { RequestArgs } from '../load-context';
import { localPath } from './local-path';
import { forgetSession } from './session.server';
import { personView, type PersonView } from './person.view';
import { storeScope, type StoreScope } from './scope.server';

const people = new WeakMap<StoreScope, Promise<PersonView | null>>();

/**
 * Who is buying, or null for an anonymous visitor. Asked of the API once per request.
 * A token the API refuses is no person: the root loader then forgets the cookie (storefront document, section 4).
 */
export function findPerson(args: RequestArgs): Promise<PersonView | null> {
  const scope = storeScope(args);
  const known = people.get(scope);
  if (known) return known;
  const person = scope.session === null ? Promise.resolve(null) : askPerson(scope);
  people.set(scope, person);
  return person;
}

async function askPerson(scope: StoreScope): Promise<PersonView | null> {
  try {
    const { data } = await scope.api.get<Single<UserAnswer>>('user');
    return personView(data);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error;
    scope.goOnAsVisitor();
    return null;
  }
}

/** The person, or a redirect to the login page that comes back here afterwards. */
export async function requirePerson(args: RequestArgs): Promise<PersonView> {
  const person = await findPerson(args);
  if (person !== null) return person;
  throw loginRedirect(args);
}

/** To the login page; says the session expired (and forgets it) when there was one. */
export function loginRedirect(args: RequestArgs): Response {
  const { config, session } = storeScope(args);
  const { pathname, search } = new URL(args.request.url);
  const isPage = args.request.method === 'GET';
  const query = new URLSearchParams({ redirectTo: isPage ? pathname + search : formPage(args.request) });
  if (session === null) return redirect(`/login?${query}`);
  query.set('expired', '1');
  return redirect(`/login?${query}`, { headers: { 'Set-Cookie': forgetSession(config) } });
}

/** The page of this store that a form was sent from: what was typed there waits for whoever comes back. */
function formPage(request: Request): string {
  const from = request.headers.get('Referer');
  if (from === null || !URL.canParse(from)) return '/';
  const { host, pathname, search } = new URL(from);
  return host === (request.headers.get('Host') ?? new URL(request.url).host) ? localPath(pathname + search) : '/';
}

/**
 * The currency amounts are shown in: of whoever is logged in the one that the platform says, whatever was chosen in this browser by
 * somebody else, or in another one since; a visitor's is chosen in this browser, else US dollars. Known once the person is, so that what a
 * page asks for next it asks for as that person, or as a visitor.
 */
export async function currencyOf(args: RequestArgs): Promise<Currency> {
  const person = await findPerson(args);
  return person?.currency ?? storeScope(args).chosenCurrency ?? 'USD';
}
