import { Field, Textarea, Typography } from '@strapi/design-system';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';

interface Props {
  readonly title: string;
  readonly onConfirm: (reason: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks why a review is not published: its author reads it. */
export function RejectDialog({ title, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title="Rechazar opinión"
      submitLabel="Rechazar"
      isDangerous
      isIncomplete={reason.trim() === ''}
      fields={['reason']}
      onSubmit={() => onConfirm(reason)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>{`«${title}» no se verá en la tienda.`}</Typography>
          <Field.Root
            name="reason"
            required
            error={errorOf('reason')}
            hint="Se envía por correo a quien la escribió, que puede editarla"
          >
            <Field.Label>Motivo</Field.Label>
            <Textarea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
