import { Field, Radio, Textarea, TextInput, Typography } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../../plugin-id';
import { NormsField } from '../../sheet/NormsField';
import type { Sheet } from '../../sheet/sheet';
import { useSheetAct } from '../../sheet/use-sheet-act';
import { bodyOf, draftOf, type SheetDraft } from '../../sheet/sheet-draft';

interface Props {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

const fields = ['requires_nom', 'nom_ids', 'exemption_reason', 'exempt_until', 'notes'];
const answers = { yes: 'Sí', no: 'No', unsaid: 'Todavía no se sabe' } as const;

/** Changes what is stated of a product. */
export function NormsDialog({ sheet, onClose }: Props) {
  const { put } = useFetchClient();
  const act = useSheetAct();
  const [draft, setDraft] = useState(() => draftOf(sheet));
  const set = (change: Partial<SheetDraft>) => setDraft((current) => ({ ...current, ...change }));
  const submit = () =>
    act(sheet.id, () => put(`/${pluginId}/nom-products/${sheet.id}`, bodyOf(draft)), 'Se guardaron las normas');

  return (
    <FormDialog
      title="Normas y exención"
      submitLabel="Guardar"
      fields={fields}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="requires_nom" error={errorOf('requires_nom')}>
            <Field.Label>¿Requiere NOM?</Field.Label>
            <Radio.Group
              value={draft.requires}
              onValueChange={(value) => set({ requires: value === 'yes' || value === 'no' ? value : 'unsaid' })}
            >
              {(['yes', 'no', 'unsaid'] as const).map((answer) => (
                <Radio.Item key={answer} value={answer}>
                  {answers[answer]}
                </Radio.Item>
              ))}
            </Radio.Group>
            <Field.Error />
          </Field.Root>
          {draft.requires !== 'no' && (
            <NormsField value={draft.nomIds} error={errorOf('nom_ids')} onChange={(nomIds) => set({ nomIds })} />
          )}
          <Text
            name="exemption_reason"
            label="Motivo de la exención"
            hint="Vacío: el producto no está exento"
            value={draft.exemption}
            error={errorOf('exemption_reason')}
            onChange={(exemption) => set({ exemption })}
          />
          <Field.Root name="exempt_until" error={errorOf('exempt_until')} hint="Vacía: sin fecha de término">
            <Field.Label>Exento hasta</Field.Label>
            <TextInput
              type="date"
              value={draft.exemptUntil}
              onChange={(event) => set({ exemptUntil: event.target.value })}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Text
            name="notes"
            label="Notas"
            value={draft.notes}
            error={errorOf('notes')}
            onChange={(notes) => set({ notes })}
          />
          {sheet.status === 'approved' && (
            <Typography variant="pi" textColor="warning700">
              El expediente está aprobado: si cambian las normas o la exención vuelve a pendiente.
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const Text = ({ name, label, hint, value, error, onChange }: TextProps) => (
  <Field.Root name={name} error={error} hint={hint}>
    <Field.Label>{label}</Field.Label>
    <Textarea value={value} maxLength={1000} onChange={(event) => onChange(event.target.value)} />
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
