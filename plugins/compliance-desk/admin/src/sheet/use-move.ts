import type { Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import type { Sheet, Status } from './sheet';
import { useSheetAct } from './use-sheet-act';

type Moved = AnswerTo<'PUT /nom-product-status/{id}'>;

const moved: Readonly<Record<Status, string>> = {
  pending: 'El expediente NOM quedó pendiente',
  in_review: 'El expediente NOM se envió a revisión',
  approved: 'Tramite de certificado NOM aprobado',
  rejected: 'El expediente NOM fue rechazado',
};

/** What the platform says of a step, where it says something (spec catalogue 4); else our words. */
const saidOf =
  (status: Status) =>
  ({ data: { message } }: { readonly data: Moved }): string =>
    message ?? moved[status];

/** Moves a product's sheet as long as nobody was faster; answers why not, or null. */
export function useMove() {
  const { put } = useFetchClient();
  const act = useSheetAct();
  return useCallback(
    (sheet: Sheet, status: Status, notes: string): Promise<Failure | null> => {
      const body = { status, expected_status: sheet.status, ...(notes === '' ? {} : { notes }) };
      return act(sheet.id, () => put<Moved>(`/${pluginId}/nom-product-status/${sheet.id}`, body), saidOf(status));
    },
    [act, put],
  );
}
