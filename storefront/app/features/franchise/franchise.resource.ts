import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { Single } from '../../api/contract';
import { ApiError } from '../../api/errors';
import { runIntent } from '../../lib/forms/intents.server';
import { storeScope } from '../../session/scope.server';
import type { Migration } from './franchise.types';

/**
 * What a company is to confirm; null for nothing, for nobody, and where it cannot be had: the modal is no reason for a broken page, nor
 * to lead away from one.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = storeScope(args);
  if (session === null) return json(null);
  try {
    return json((await api.get<Single<Migration | null>>('user-franchise-migrations')).data);
  } catch (error) {
    if (error instanceof ApiError) return json(null);
    throw error;
  }
}

/** It is asked once a login, not after each thing that is done on a page. */
export const shouldRevalidate = (): boolean => false;

export const action = (args: ActionFunctionArgs) =>
  runIntent(
    {
      async confirm({ form, scope: { api } }) {
        const branch = String(form.get('requestedBranchId') ?? '');
        await api.post<unknown>('user-franchise-migrations', {
          hasConfirmed: true,
          ...(branch === '' ? {} : { requestedBranchId: Number(branch) }),
        });
        return { ok: true as const };
      },
    },
    args,
  );
