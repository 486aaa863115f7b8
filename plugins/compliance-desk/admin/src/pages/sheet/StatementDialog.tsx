import { Field, Radio, Textarea } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../../plugin-id';
import type { Requirement } from '../../sheet/sheet';
import { useSheetAct } from '../../sheet/use-sheet-act';

interface Props {
  readonly productId: number;
  readonly requirement: Requirement;
  readonly onClose: () => void;
}

const states = ['fulfilled', 'not_applicable', 'pending'] as const;
type State = (typeof states)[number];
const texts: Readonly<Record<State, string>> = {
  fulfilled: 'Cumplido: tenemos la evidencia',
  not_applicable: 'No aplica a este producto',
  pending: 'Pendiente',
};

/** What a person states of a requirement. A certificate or dictum is never a matter of saying so: that choice is not offered. */
export function StatementDialog({ productId, requirement, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useSheetAct();
  const isEvidence = requirement.document_type === 'evidence';
  const [state, setState] = useState<State>(isEvidence ? 'fulfilled' : 'not_applicable');
  const [notes, setNotes] = useState('');
  const submit = async () => {
    const body = {
      product_id: productId,
      requirement_id: requirement.requirement_id,
      state,
      notes: notes.trim() === '' ? null : notes.trim(),
    };
    return act(productId, () => post(`/${pluginId}/nom-product-requirements`, body), 'Requisito actualizado');
  };

  return (
    <FormDialog
      title={`Declarar: ${requirement.name}`}
      submitLabel="Guardar"
      isIncomplete={state === 'not_applicable' && notes.trim() === ''}
      fields={['state', 'notes']}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="state" error={errorOf('state')}>
            <Field.Label>Cómo está</Field.Label>
            <Radio.Group
              value={state}
              onValueChange={(value) => setState(states.find((each) => each === value) ?? 'pending')}
            >
              {states
                .filter((each) => isEvidence || each !== 'fulfilled')
                .map((each) => (
                  <Radio.Item key={each} value={each}>
                    {texts[each]}
                  </Radio.Item>
                ))}
            </Radio.Group>
            <Field.Error />
          </Field.Root>
          <Field.Root
            name="notes"
            required={state === 'not_applicable'}
            error={errorOf('notes')}
            hint="Dónde está la evidencia, o por qué no aplica"
          >
            <Field.Label>Notas</Field.Label>
            <Textarea value={notes} maxLength={1000} onChange={(event) => setNotes(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
