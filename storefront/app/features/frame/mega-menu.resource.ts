import type { LoaderFunctionArgs } from '@remix-run/node';
import { storeScope } from '../../session/scope.server';
import { megaMenuOf } from './frame.api.server';

/** The content of the menu's panels: the same for everybody, asked for once a panel is about to open. */
export async function loader(args: LoaderFunctionArgs) {
  const menu = await megaMenuOf(storeScope(args));
  return Response.json(menu, { headers: { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' } });
}
