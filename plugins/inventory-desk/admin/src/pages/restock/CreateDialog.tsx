import { Field, Textarea, Typography } from '@strapi/design-system';
import { formatNumber, FormDialog, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { pluginId } from '../../plugin-id';
import { namedFailure, type Plan, type Suggestion } from '../../restock/choice';

interface Place {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly plan: Plan;
  readonly rows: readonly Suggestion[];
  readonly from: Place;
  readonly to: Place;
  readonly onCreated: (id: number) => void;
  readonly onClose: () => void;
}

/** Makes a draft of the chosen suggestions; no piece moves until somebody sends it. */
export function CreateDialog({ plan, rows, from, to, onCreated, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [notes, setNotes] = useState('');
  const create = async () => {
    const body = {
      source_warehouse_id: from.id,
      target_warehouse_id: to.id,
      details: plan.lines,
      ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
    };
    let id: number | null = null;
    const failure = await act(async () => {
      const { data } = await post<AnswerTo<'POST /transfers'>>(`/${pluginId}/transfers?restock=true`, body);
      id = data.data.id;
    }, 'El traspaso quedó en borrador');
    if (failure === null && id !== null) onCreated(id);
    const modelOf = new Map(rows.map((row) => [row.id, row.model]));
    return failure === null
      ? null
      : namedFailure(
          failure,
          plan.lines.map(({ product_id }) => modelOf.get(product_id) ?? ''),
        );
  };

  return (
    <FormDialog
      title="Crear traspaso"
      submitLabel="Crear borrador"
      fields={['notes']}
      onSubmit={create}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>
            {`De ${from.name} a ${to.name}: ${formatNumber(plan.lines.length)} ${
              plan.lines.length === 1 ? 'producto' : 'productos'
            }, ${formatNumber(plan.pieces)} ${plan.pieces === 1 ? 'pieza' : 'piezas'}. Las existencias no cambian hasta que se envíe.`}
          </Typography>
          <Field.Root name="notes" error={errorOf('notes')}>
            <Field.Label>Notas</Field.Label>
            <Textarea value={notes} maxLength={1000} onChange={(event) => setNotes(event.target.value)} />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
