import { toFailure, useDocumentRefresh, useFollowedJob, useToast, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import { uids } from '../uids';
import type { Asked } from './asked';
import type { Draft } from './draft';
import {
  changesOf,
  countOf,
  errorsOfJob,
  productsText,
  splitFailure,
  whoOf,
  without,
  type Aim,
  type ChangedProducts,
  type ProductError,
} from './mass-draft';
import { useListCount } from './use-list-count';

const none: readonly ProductError[] = [];

/** The same change on many products: few are changed all or none, many by a job that is followed to its end. */
export function useMassEdit({ products, list }: Pick<Asked, 'products' | 'list'>, onDone: () => void) {
  const { post } = useFetchClient();
  const tell = useToast();
  const refresh = useDocumentRefresh();
  const { progress, setProgress, follow } = useFollowedJob();
  const { found, recount } = useListCount(list);
  const [aim, setAim] = useState<Aim>({ chosen: products.map(({ id }) => id), all: null });
  const [errors, setErrors] = useState(none);

  /** What a job did: those it refused stay chosen, so that they can be tried again. */
  const finished = (result: ChangedProducts): Failure | null => {
    refresh(uids.product, '');
    if (result.changed > 0) tell.done(`${productsText(result.changed)}: cambios guardados`);
    if (result.refused === 0) return null;
    const refused = errorsOfJob(result);
    setErrors(refused);
    setAim({ all: null, chosen: [...new Set(refused.map(({ productId }) => productId))] });
    return refusedFailure(result.refused, 'Los demás se guardaron.');
  };

  const send = async (draft: Draft): Promise<Failure | null> => {
    const { data } = await post<AnswerTo<'PATCH /products/0'>>(`/${pluginId}/products/0`, {
      _method: 'PATCH',
      bulkAction: { ...whoOf(aim, list ?? {}), changes: changesOf(draft) },
    });
    const { job_id: jobId, products: count } = data.data;
    if (jobId !== undefined) setProgress({ done: 0, total: count });
    const result = jobId === undefined ? null : await follow<ChangedProducts>(jobId);
    return finished(result ?? { products: count, changed: count, refused: 0, errors: [] });
  };

  const refusedBy = async (failure: Failure): Promise<Failure> => {
    const { form, products: refused } = splitFailure(failure);
    setErrors(refused);
    // Somebody else changed what the list finds: what is confirmed next is what it finds now.
    if (form['bulkAction.list'] !== undefined) toAll(await recount());
    if (refused.length === 0) return failure;
    const count = new Set(refused.map(({ productId }) => productId)).size;
    return { ...refusedFailure(count, 'No se guardó ninguno.'), fields: form };
  };

  const save = async (draft: Draft): Promise<Failure | null> => {
    setErrors(none);
    try {
      const refused = await send(draft);
      if (refused === null) onDone();
      return refused;
    } catch (error) {
      return await refusedBy(toFailure(error));
    } finally {
      setProgress(null);
    }
  };

  /** Products that are left out of the change, and their errors with them; with the last one it is over. */
  const leaveOut = (ids: ReadonlySet<number>) => {
    const left = without(aim, ids);
    if (countOf(left) === 0) onDone();
    setAim(left);
    setErrors((current) => current.filter(({ productId }) => !ids.has(productId)));
  };

  /** All that the list finds. */
  const toAll = (count: number | null) => {
    if (count !== null) setAim((current) => ({ ...current, all: { count, except: current.all?.except ?? [] } }));
  };
  const toChosen = () => setAim((current) => ({ ...current, all: null }));

  return { aim, found, errors, progress, save, leaveOut, toAll, toChosen };
}

const refusedFailure = (count: number, rest: string): Failure => ({
  status: 422,
  fields: {},
  text: `${productsText(count)} no ${count === 1 ? 'pudo' : 'pudieron'} ser ${count === 1 ? 'actualizado' : 'actualizados'}. ${rest}`,
});
