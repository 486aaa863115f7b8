import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { invoiceApi, isFileType } from './invoices.api.server';

/** A document's PDF, XML or both; what cannot be downloaded goes back to the list, which says so (spec storefront 8, Company). */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { file } = args.params;
  if (!isFileType(file)) throw new Response(null, { status: 404 });
  try {
    return await invoiceApi.file(storeScope(args).api, pathId(args.params.id), file);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    throw redirect(`/invoices?failed=${file === 'pdf' ? 'pdf' : 'file'}`);
  }
}
