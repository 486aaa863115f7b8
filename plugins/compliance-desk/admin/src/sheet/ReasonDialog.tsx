import { Field, Textarea, Typography } from '@strapi/design-system';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';

interface Props {
  readonly title: string;
  readonly explanation: string;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  /** Whether it may be left empty. */
  readonly isOptional?: boolean;
  readonly onSubmit: (reason: string) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Asks why before something that stays in the history. */
export function ReasonDialog(props: Props) {
  const { title, explanation, submitLabel, isDangerous = false, isOptional = false, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isDangerous={isDangerous}
      isIncomplete={!isOptional && reason.trim() === ''}
      fields={['notes']}
      onSubmit={() => onSubmit(reason.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Typography>{explanation}</Typography>
          <Field.Root name="notes" required={!isOptional} error={errorOf('notes')} hint="Queda en el historial">
            <Field.Label>{isOptional ? 'Notas' : 'Motivo'}</Field.Label>
            <Textarea value={reason} maxLength={2000} onChange={(event) => setReason(event.target.value)} />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
