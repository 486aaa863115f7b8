import { useMutation, useRead, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { pluginId } from '../../plugin-id';
import { namedFailure } from '../../restock/choice';
import {
  lineName,
  lostOf,
  missingText,
  type NextStage,
  type Transfer,
  type TransferLine,
} from '../../transfers/transfer';

type Body = Readonly<Record<string, unknown>>;

const done = {
  draft: () => 'El traspaso volvió a borrador',
  sent: () => 'Traspaso enviado: sus piezas salieron del origen',
  received: (transfer: Transfer) => {
    const lost = lostOf(transfer);
    return lost === 0
      ? 'Traspaso recibido: sus piezas están en el destino'
      : `Traspaso recibido con ${missingText(lost)}: lo demás está en el destino`;
  },
  canceled: () => 'Traspaso cancelado',
} as const;

interface Change {
  /** The lines by whose position a refusal speaks. */
  readonly lines: readonly TransferLine[];
  readonly doing: () => Promise<{ readonly data: { readonly data: Transfer } }>;
  readonly said: (changed: Transfer) => string;
}

/** One transfer, moving it along and changing its draft; what was refused names its products. */
export function useTransfer(id: string) {
  const { put } = useFetchClient();
  const act = useMutation();
  const state = useRead<Transfer>(/^\d{1,9}$/.test(id) ? `/${pluginId}/transfers/${id}` : null);

  const attempt = async ({ lines, doing, said }: Change): Promise<Failure | null> => {
    const failure = await act(
      async () => (await doing()).data.data,
      (changed) => said(changed as Transfer),
    );
    // What is shown is not true any more, whether it worked or somebody was faster.
    if (failure === null || failure.status === 409) await state.reload();
    return failure === null ? null : namedFailure(failure, lines.map(lineName));
  };

  const move = (transfer: Transfer, { stage }: NextStage, body: Body) =>
    attempt({
      lines: transfer.transfer_details,
      doing: () =>
        put(`/${pluginId}/transfer-stages/${transfer.id}`, { stage, current_stage: transfer.stage, ...body }),
      said: done[stage],
    });

  const save = (transfer: Transfer, lines: readonly TransferLine[], details: readonly Body[]) =>
    attempt({
      lines,
      doing: () =>
        put(`/${pluginId}/transfers/${transfer.id}`, { details }, { headers: { 'If-Match': transfer.updatedAt } }),
      said: () => 'Se guardó el borrador',
    });

  return { ...state, move, save };
}

export type TransferState = ReturnType<typeof useTransfer>;
