import { Field, Flex, Typography } from '@strapi/design-system';
import { FileButton } from '@mayorista/kernel/panel';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  /** The file that is kept unless another takes its place. */
  readonly kept?: string | null;
  readonly onFile: (file: File) => void;
}

/** A paper of compliance, kept in private. */
export function FileField({ label, error, isRequired = false, kept = null, onFile }: Props) {
  const [name, setName] = useState<string | null>(null);
  return (
    <Field.Root name="file" required={isRequired} error={error} hint="PDF, JPG o PNG">
      <Field.Label>Archivo</Field.Label>
      <Flex gap={3} wrap="wrap">
        <FileButton
          text="Elegir archivo"
          label={label}
          accept=".pdf,.jpg,.jpeg,.png"
          onFile={(file) => {
            setName(file.name);
            onFile(file);
          }}
        />
        <Typography>{name ?? kept ?? 'Ninguno todavía'}</Typography>
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {kept === null
          ? 'Se guarda en privado: solo lo descarga el personal con permiso.'
          : `Ahora tiene ${kept}; elige otro solo para cambiarlo.`}
      </Typography>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
