import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { invoiceApi } from './invoices.api.server';

/** The chosen documents in one zip file. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const ids = new URL(args.request.url).searchParams.getAll('ids').filter((id) => /^\d{1,10}$/.test(id));
  if (ids.length === 0) throw redirect('/invoices?failed=none');
  try {
    return await invoiceApi.zip(storeScope(args).api, ids.join(','));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    throw redirect('/invoices?failed=file');
  }
}
