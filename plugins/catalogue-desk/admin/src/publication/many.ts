import type { DataOf } from '@mayorista/config/answers';

/** What the platform answers when many products get the same change: done, or left to a job. */
export type ManyChanged = DataOf<'PATCH /products/0'>;

export interface ManyTold {
  readonly done: string | null;
  readonly failed: string | null;
}

const called = (products: number): string => (products === 1 ? '1 producto' : `${products} productos`);

/** What a person is told of a change of many products; `done` says what became of them: 'publicados'. */
export function toldOf({ products, job_id: jobId, not_published: kept = [] }: ManyChanged, done: string): ManyTold {
  if (jobId !== undefined)
    return { done: `${called(products)}: se cambian en segundo plano; mira el avance en Trabajos`, failed: null };
  const changed = products - kept.length;
  const reasons = [...new Set(kept.flatMap((each) => each.reasons.map(({ message }) => message)))];
  return {
    done: changed === 0 ? null : `${called(changed)}: ${changed === 1 ? done.replace(/s$/, '') : done}`,
    failed: kept.length === 0 ? null : `${called(kept.length)} sin publicar: ${reasons.join('. ')}`,
  };
}
