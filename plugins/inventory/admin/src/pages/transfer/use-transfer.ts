import { useAct, useRead, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { pluginId } from '../../plugin-id';
import { namedFailure } from '../../restock/choice';
import { lineName, type NextStage, type Transfer } from '../../transfers/transfer';

type Body = Readonly<Record<string, unknown>>;

const done = {
  draft: 'El traspaso volvió a borrador',
  sent: 'Traspaso enviado: sus piezas salieron del origen',
  received: 'Traspaso recibido: sus piezas están en el destino',
  canceled: 'Traspaso cancelado',
} as const;

/** One transfer, moving it along and changing its draft; what was refused names its products. */
export function useTransfer(id: string) {
  const { put } = useFetchClient();
  const act = useAct();
  const state = useRead<Transfer>(/^\d{1,9}$/.test(id) ? `/${pluginId}/transfers/${id}` : null);

  const attempt = async (transfer: Transfer, doing: () => Promise<unknown>, said: string): Promise<Failure | null> => {
    const failure = await act(doing, said);
    // What is shown is not true any more, whether it worked or somebody was faster.
    if (failure === null || failure.status === 409) await state.reload();
    return failure === null ? null : namedFailure(failure, transfer.transfer_details.map(lineName));
  };

  const move = (transfer: Transfer, { stage }: NextStage, body: Body) =>
    attempt(
      transfer,
      () => put(`/${pluginId}/transfer-stages/${transfer.id}`, { stage, current_stage: transfer.stage, ...body }),
      done[stage],
    );

  const save = (transfer: Transfer, details: readonly Body[]) =>
    attempt(
      transfer,
      () => put(`/${pluginId}/transfers/${transfer.id}`, { details }, { headers: { 'If-Match': transfer.updatedAt } }),
      'Se guardó el borrador',
    );

  return { ...state, move, save };
}

export type TransferState = ReturnType<typeof useTransfer>;
