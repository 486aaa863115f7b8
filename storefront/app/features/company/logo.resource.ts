import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { companyApi } from './company.api.server';

/** The logo of one's own company, which is a private file. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const { company } = await orBoundary(companyApi.user(api), args);
  const logo = company === null ? null : await orBoundary(companyApi.logo(api, company.id), args);
  if (logo === null) throw new Response(null, { status: 404 });
  const answer = await orBoundary(companyApi.file(api, logo), args);
  answer.headers.set('Content-Disposition', 'inline');
  return answer;
}
