import { Field, SingleSelect, SingleSelectOption, Textarea, TextInput } from '@strapi/design-system';
import { formatNumber, FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { changeOf, gradeChoices, type BranchStock } from '../stock/stock';

interface Props {
  readonly productId: number;
  readonly branches: readonly BranchStock[];
  readonly grades: ReadonlyMap<string, string>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Pieces found or lost on a shelf, with the reason that the ledger keeps. */
export function AdjustDialog({ productId, branches, grades, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [branchId, setBranch] = useState<number | null>(null);
  const [grade, setGrade] = useState('Stock');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const quantity = changeOf(text);
  const submit = async () => {
    const body = { product_id: productId, branch_id: branchId, grade, quantity, reason: reason.trim() };
    return act(() => post(`/${pluginId}/stock-adjustments`, body), 'Existencias ajustadas');
  };

  return (
    <FormDialog
      title="Ajustar existencias"
      submitLabel={quantity === null ? 'Ajustar' : submitText(quantity)}
      isIncomplete={branchId === null || quantity === null || reason.trim() === ''}
      fields={['branch_id', 'grade', 'quantity', 'reason']}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="branch_id" required error={errorOf('branch_id')}>
            <Field.Label>Sucursal</Field.Label>
            <SingleSelect
              placeholder="Elige la sucursal"
              value={branchId === null ? '' : String(branchId)}
              onChange={(value) => setBranch(Number(value))}
            >
              {branches.map(({ id, name, free }) => (
                <SingleSelectOption key={id} value={String(id)}>
                  {`${name} · ${formatNumber(free)} libres`}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
          <Field.Root name="grade" error={errorOf('grade')}>
            <Field.Label>Condición</Field.Label>
            <SingleSelect value={grade} onChange={(value) => setGrade(String(value))}>
              {gradeChoices(grades).map(([key, name]) => (
                <SingleSelectOption key={key} value={key}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
          <Field.Root name="quantity" required error={errorOf('quantity')} hint="Con signo: 5 entran, -5 salen">
            <Field.Label>Piezas</Field.Label>
            <TextInput inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Field.Root name="reason" required error={errorOf('reason')} hint="Queda en los movimientos del producto">
            <Field.Label>Motivo</Field.Label>
            <Textarea value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}

function submitText(quantity: number): string {
  const pieces = Math.abs(quantity);
  return `${quantity > 0 ? 'Agregar' : 'Quitar'} ${pieces === 1 ? '1 pieza' : `${formatNumber(pieces)} piezas`}`;
}
