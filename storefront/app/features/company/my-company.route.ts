import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { requirePerson } from '../../session/person.server';
import { placesFor } from './company.view';

/** The first place of 'Mi empresa' that the person may see. */
export async function loader(args: LoaderFunctionArgs) {
  const { companyRights = [] } = await requirePerson(args);
  const [first] = placesFor(companyRights);
  if (first === undefined) throw new Response(null, { status: 403 });
  throw redirect(first.to);
}
