import { Field, Flex, Grid, IconButton, Textarea, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { AddProduct, productText } from '../../AddProduct';
import { pluginId } from '../../plugin-id';
import { QuantityInput } from '../../QuantityInput';
import { namedFailure } from '../../restock/choice';
import {
  bodyOf,
  emptyTransfer,
  isReady,
  piecesOf,
  withLine,
  withoutLine,
  withPieces,
  type NewTransfer,
} from '../../transfers/new-transfer';
import { WarehouseSelect, type Warehouse } from '../../Warehouses';

interface Props {
  readonly warehouses: readonly Warehouse[];
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}

/** A draft of a transfer that no suggestion asked for; no piece moves until somebody sends it. */
export function NewDialog({ warehouses, onCreated, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [draft, setDraft] = useState(emptyTransfer);
  const set = (change: Partial<NewTransfer>) => setDraft((current) => ({ ...current, ...change }));
  const create = async () => {
    let id: number | null = null;
    const failure = await act(async () => {
      const { data } = await post<{ data: { id: number } }>(`/${pluginId}/transfers`, bodyOf(draft));
      id = data.data.id;
    }, 'El traspaso quedó en borrador');
    if (failure === null && id !== null) onCreated(id);
    const models = draft.lines.map(({ model }) => model);
    return failure === null ? null : namedFailure(failure, models);
  };

  return (
    <FormDialog
      title="Nuevo traspaso"
      submitLabel="Crear borrador"
      isIncomplete={!isReady(draft)}
      fields={['source_warehouse_id', 'target_warehouse_id', 'notes']}
      onSubmit={create}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>Las existencias no cambian hasta que se envíe.</Typography>
          <Grid.Root gap={4}>
            <End
              name="source_warehouse_id"
              label="Origen"
              warehouses={warehouses}
              value={draft.source}
              error={errorOf('source_warehouse_id')}
              onChange={(source) => set({ source })}
            />
            <End
              name="target_warehouse_id"
              label="Destino"
              warehouses={warehouses}
              value={draft.target}
              error={errorOf('target_warehouse_id')}
              onChange={(target) => set({ target })}
            />
          </Grid.Root>
          <Products draft={draft} onChange={setDraft} />
          <Field.Root name="notes" error={errorOf('notes')}>
            <Field.Label>Notas</Field.Label>
            <Textarea value={draft.notes} maxLength={1000} onChange={(event) => set({ notes: event.target.value })} />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}

interface EndProps {
  readonly name: string;
  readonly label: string;
  readonly warehouses: readonly Warehouse[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

const End = ({ name, label, warehouses, value, error, onChange }: EndProps) => (
  <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
    <Field.Root name={name} required error={error}>
      <Field.Label>{label}</Field.Label>
      <WarehouseSelect
        warehouses={warehouses}
        label={label}
        placeholder="Elige el almacén"
        size="M"
        value={value}
        onChange={onChange}
      />
      <Field.Error />
    </Field.Root>
  </Grid.Item>
);

interface ProductsProps {
  readonly draft: NewTransfer;
  readonly onChange: (draft: NewTransfer) => void;
}

/** What it carries: products are searched and added, each with its pieces. */
const Products = ({ draft, onChange }: ProductsProps) => (
  <Field.Root name="details" required>
    <Field.Label>Productos</Field.Label>
    <AddProduct onAdd={({ id, model, name }) => onChange(withLine(draft, { id, model, name, pieces: '1' }))} />
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
      {draft.lines.map((line) => (
        <Flex key={line.id} tag="li" justifyContent="space-between" gap={3}>
          <Typography ellipsis>{productText(line)}</Typography>
          <Flex gap={2} flex="none">
            <QuantityInput
              label={`Piezas de ${line.model}`}
              value={line.pieces}
              isWrong={piecesOf(line) === null}
              onChange={(pieces) => onChange(withPieces(draft, line.id, pieces))}
            />
            <IconButton
              label={`Quitar ${line.model}`}
              variant="ghost"
              onClick={() => onChange(withoutLine(draft, line.id))}
            >
              <Trash />
            </IconButton>
          </Flex>
        </Flex>
      ))}
    </Flex>
  </Field.Root>
);
