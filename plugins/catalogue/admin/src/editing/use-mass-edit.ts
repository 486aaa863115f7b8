import { failureOf, useDocumentRefresh, useFollowedJob, useTell, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ManyChanged } from '../publication/many';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';
import type { ListedProduct } from './asked';
import type { Draft } from './draft';
import {
  changesOf,
  errorsOfJob,
  productsText,
  splitFailure,
  type ChangedProducts,
  type ProductError,
} from './mass-draft';

const none: readonly ProductError[] = [];

/** The same change on many products: few are changed all or none, many by a job that is followed to its end. */
export function useMassEdit(chosen: readonly ListedProduct[], onDone: () => void) {
  const { post } = useFetchClient();
  const tell = useTell();
  const refresh = useDocumentRefresh();
  const { progress, setProgress, follow } = useFollowedJob();
  const [products, setProducts] = useState(chosen);
  const [errors, setErrors] = useState(none);

  /** What a job did: those it refused stay chosen, so that they can be tried again. */
  const finished = (result: ChangedProducts): Failure | null => {
    refresh(uids.product, '');
    if (result.changed > 0) tell.done(`${productsText(result.changed)}: cambios guardados`);
    if (result.refused === 0) return null;
    const refused = errorsOfJob(result);
    setErrors(refused);
    setProducts((current) => current.filter(({ id }) => refused.some(({ productId }) => productId === id)));
    return refusedFailure(result.refused, 'Los demás se guardaron.');
  };

  const send = async (draft: Draft): Promise<Failure | null> => {
    const { data } = await post<{ data: ManyChanged }>(`/${pluginId}/products/0`, {
      _method: 'PATCH',
      bulkAction: { productIds: products.map(({ id }) => id), changes: changesOf(draft) },
    });
    const { job_id: jobId, products: count } = data.data;
    if (jobId !== undefined) setProgress({ done: 0, total: count });
    const result = jobId === undefined ? null : await follow<ChangedProducts>(jobId);
    return finished(result ?? { products: count, changed: count, refused: 0, errors: [] });
  };

  const save = async (draft: Draft): Promise<Failure | null> => {
    setErrors(none);
    try {
      const refused = await send(draft);
      if (refused === null) onDone();
      return refused;
    } catch (error) {
      const failure = failureOf(error);
      const { form, products: refused } = splitFailure(failure);
      setErrors(refused);
      if (refused.length === 0) return failure;
      const count = new Set(refused.map(({ productId }) => productId)).size;
      return { ...refusedFailure(count, 'No se guardó ninguno.'), fields: form };
    } finally {
      setProgress(null);
    }
  };

  /** Products that are left out of the change, and their errors with them; with the last one it is over. */
  const leaveOut = (ids: ReadonlySet<number>) => {
    const left = products.filter(({ id }) => !ids.has(id));
    if (left.length === 0) onDone();
    setProducts(left);
    setErrors((current) => current.filter(({ productId }) => !ids.has(productId)));
  };

  return { products, errors, progress, save, leaveOut };
}

const refusedFailure = (count: number, rest: string): Failure => ({
  status: 422,
  fields: {},
  text: `${productsText(count)} no ${count === 1 ? 'pudo' : 'pudieron'} ser ${count === 1 ? 'actualizado' : 'actualizados'}. ${rest}`,
});
