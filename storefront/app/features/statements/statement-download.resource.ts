import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { readStatementFilters, statementAddress } from './statement.view';
import { statementApi } from './statements.api.server';

/** The statement of some days as a PDF; what cannot be printed goes back to the page, which says so. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const filters = readStatementFilters(new URL(args.request.url).searchParams);
  try {
    return await statementApi.pdf(storeScope(args).api, { ...filters });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const [reason = ''] = Object.values(error.fields).flat();
    throw redirect(`${statementAddress(filters)}&failed=${encodeURIComponent(reason || '1')}`);
  }
}
