import { IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { FormDialog, type Failure } from '@mayorista/kernel/panel';
import { useState } from 'react';

interface Props {
  /** 'Quitar el video Instalación': the button, and the title of the question. */
  readonly label: string;
  readonly submitLabel: string;
  readonly question: string;
  readonly onRemove: () => Promise<Failure | null>;
}

/** Takes something away once the person has confirmed it. */
export function RemoveButton({ label, submitLabel, question, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton variant="ghost" label={label} onClick={() => setAsking(true)}>
        <Trash />
      </IconButton>
      {isAsking && (
        <FormDialog
          title={label}
          submitLabel={submitLabel}
          isDangerous
          fields={[]}
          onSubmit={onRemove}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          {() => <Typography>{question}</Typography>}
        </FormDialog>
      )}
    </>
  );
}
