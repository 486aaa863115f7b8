import { Flex, Typography } from '@strapi/design-system';
import { FormDialog, formatNumber } from '@mayorista/kernel/panel';
import type { MoveSlotProps } from '@mayorista/kernel/panel/records';
import { useState } from 'react';
import { QuantityInput } from '../QuantityInput';
import { namedFailure } from '../restock/choice';
import {
  lineName,
  missingOf,
  missingText,
  quantityOf,
  receiptOf,
  shownQuantity,
  transferOf,
  type AnsweredTransfer,
  type Typed,
} from './transfer';

const receiptLabel = (missing: number): string =>
  missing === 0 ? 'Recibir todo' : `Recibir con ${missingText(missing)}`;

/** Renders the count of what arrived of each line: all of it unless somebody counts less. */
export function ReceiptDialog({ record, move, onClose }: MoveSlotProps<AnsweredTransfer>) {
  const [typed, setTyped] = useState<Typed>({});
  const lines = transferOf(record).transfer_details;
  const received = receiptOf(typed, lines);
  const submit = async () => {
    const failure = await move({ received });
    if (failure === null) onClose();
    return failure === null ? null : namedFailure(failure, lines.map(lineName));
  };
  return (
    <FormDialog
      title="Recibir traspaso"
      submitLabel={receiptLabel(missingOf(typed, lines))}
      isIncomplete={received === null}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography>
            {`Cuenta lo que llegó a ${record.target_warehouse.name ?? 'el destino'}. Lo que falte queda escrito en su partida y no entra a existencias.`}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {lines.map((line) => {
              const quantity = quantityOf(typed, line);
              return (
                <Flex tag="li" key={line.id} justifyContent="space-between" gap={3}>
                  <Typography ellipsis>
                    {line.name === null ? lineName(line) : `${lineName(line)} · ${line.name}`}
                  </Typography>
                  <Flex gap={2} flex="none">
                    <QuantityInput
                      label={`Piezas que llegaron de ${lineName(line)}`}
                      value={shownQuantity(typed, line)}
                      isWrong={quantity === null || quantity > line.quantity}
                      isChanged={typed[line.id] !== undefined}
                      onChange={(text) => setTyped((current) => ({ ...current, [line.id]: text }))}
                    />
                    <Typography variant="pi" textColor="neutral600">
                      {`de ${formatNumber(line.quantity)}`}
                    </Typography>
                  </Flex>
                </Flex>
              );
            })}
          </Flex>
        </>
      )}
    </FormDialog>
  );
}
