import { Button, Flex, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { formatNumber, useAsyncAction, type Failure } from '@mayorista/kernel/panel';
import { useEffect, useState } from 'react';
import { AddProduct } from '../../AddProduct';
import { QuantityInput } from '../../QuantityInput';
import {
  addedLine,
  draftOf,
  hasProduct,
  lineName,
  quantityOf,
  shownQuantity,
  type Transfer,
  type TransferLine,
  type Typed,
} from '../../transfers/transfer';
import { LineTable } from './Lines';
import type { TransferState } from './use-transfer';

interface Props {
  readonly transfer: Transfer;
  readonly save: TransferState['save'];
  /** Whether something stands in the form that is not saved. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** The lines of a draft: quantities may be typed over, products added and taken out, and all of it is saved at once. */
export function DraftLines({ transfer, save, onChanged }: Props) {
  const [typed, setTyped] = useState<Typed>({});
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isBusy, during } = useAsyncAction();
  const [added, setAdded] = useState<readonly TransferLine[]>([]);
  const stored = transfer.transfer_details;
  const lines = [...stored, ...added].filter(({ id }) => !removed.has(id));
  const draft = draftOf(typed, lines);
  const isChanged =
    removed.size > 0 || added.length > 0 || stored.some((line) => shownQuantity(typed, line) !== String(line.quantity));
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const add = (line: TransferLine) => {
    if (!hasProduct(lines, line.product_id)) setAdded((current) => [...current, line]);
  };
  const remove = ({ id }: TransferLine) => {
    if (id < 0) setAdded((current) => current.filter((line) => line.id !== id));
    else setRemoved((current) => new Set([...current, id]));
  };
  const submit = async () => {
    if (draft !== null) setFailure(await during(() => save(transfer, lines, draft)));
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <LineTable
        lines={lines}
        columns={['Sugeridas', 'Piezas', 'Quitar']}
        cells={(line) => [
          <Typography key="suggested" textColor="neutral600">
            {line.suggested_quantity === null ? '—' : formatNumber(line.suggested_quantity)}
          </Typography>,
          <QuantityInput
            key="quantity"
            label={`Piezas de ${lineName(line)}`}
            value={shownQuantity(typed, line)}
            isWrong={quantityOf(typed, line, 1) === null}
            isChanged={shownQuantity(typed, line) !== String(line.quantity)}
            onChange={(text) => setTyped((current) => ({ ...current, [line.id]: text }))}
          />,
          <RemoveButton key="remove" line={line} disabled={lines.length === 1} onRemove={() => remove(line)} />,
        ]}
      />
      <AddProduct onAdd={(product) => add(addedLine(product))} />
      {failure !== null && (
        <Typography textColor="danger600" role="alert">
          {failure.text}
        </Typography>
      )}
      {isChanged && (
        <Flex gap={2} justifyContent="flex-end">
          <Button
            variant="tertiary"
            disabled={isBusy}
            onClick={() => {
              setTyped({});
              setRemoved(new Set());
              setAdded([]);
              setFailure(null);
            }}
          >
            Descartar
          </Button>
          <Button loading={isBusy} disabled={draft === null} onClick={() => void submit()}>
            Guardar borrador
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

interface RemoveProps {
  readonly line: TransferLine;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

const RemoveButton = ({ line, disabled, onRemove }: RemoveProps) => (
  <Button
    size="S"
    variant="tertiary"
    startIcon={<Trash />}
    aria-label={`Quitar ${lineName(line)} del traspaso`}
    disabled={disabled}
    onClick={onRemove}
  >
    Quitar
  </Button>
);
