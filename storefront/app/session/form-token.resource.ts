import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { storeScope } from './scope.server';

/** The form token for pages cached whole, which carry none: asked for when a form of theirs opens. */
export function loader(args: LoaderFunctionArgs) {
  const { token, setCookie } = storeScope(args).csrf();
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (setCookie !== null) headers.append('Set-Cookie', setCookie);
  return data({ csrf: token }, { headers });
}

export { loaderOrNull as clientLoader } from '../lib/forms/unanswered';
