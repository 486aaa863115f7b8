import { Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { FormDialog } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { readableDays } from '../../board/row';
import { pluginId } from '../../plugin-id';
import type { GateState, Sheet } from '../../sheet/sheet';
import { useSheetAct } from '../../sheet/use-sheet-act';

interface Props {
  readonly sheet: Sheet;
  readonly gate: GateState;
  readonly onClose: () => void;
}

/** Opens one gate of one product in spite of its light, with a reason and until a day; it stays in the history. */
export function OverrideDialog({ sheet, gate, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useSheetAct();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const submit = async () => {
    const body = {
      product_id: sheet.id,
      gate: gate.gate,
      reason: reason.trim(),
      expires_on: until === '' ? null : until,
    };
    return act(sheet.id, () => post(`/${pluginId}/nom-gate-overrides`, body), `Se abrió el candado: ${gate.label}`);
  };

  return (
    <FormDialog
      title={`Abrir candado: ${gate.label}`}
      submitLabel="Abrir candado"
      isDangerous
      isIncomplete={reason.trim() === ''}
      fields={['reason', 'expires_on']}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Flex direction="column" alignItems="flex-start" gap={1}>
            <Typography>El semáforo está en rojo porque:</Typography>
            <ul>
              {sheet.reasons.map(({ message }) => (
                <Typography key={message} tag="li" variant="pi">
                  {readableDays(message)}
                </Typography>
              ))}
            </ul>
          </Flex>
          <Field.Root name="reason" required error={errorOf('reason')} hint="Queda en el historial con tu nombre">
            <Field.Label>Motivo</Field.Label>
            <Textarea value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Field.Root
            name="expires_on"
            error={errorOf('expires_on')}
            hint="Su último día; vacía: hasta que alguien la retire"
          >
            <Field.Label>Vale hasta</Field.Label>
            <TextInput type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
