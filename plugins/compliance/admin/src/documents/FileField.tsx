import { Field, Typography } from '@strapi/design-system';

interface Props {
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired?: boolean;
  /** The file that is kept unless another takes its place. */
  readonly kept?: string | null;
  readonly onFile: (file: File | null) => void;
}

/** A paper of compliance, kept in private. */
export const FileField = ({ label, error, isRequired = false, kept = null, onFile }: Props) => (
  <Field.Root name="file" required={isRequired} error={error} hint="PDF, JPG o PNG">
    <Field.Label>Archivo</Field.Label>
    <input
      type="file"
      name="file"
      aria-label={label}
      accept=".pdf,.jpg,.jpeg,.png"
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
    <Typography variant="pi" textColor="neutral600">
      {kept === null
        ? 'Se guarda en privado: solo lo descarga el personal con permiso.'
        : `Ahora tiene ${kept}; elige otro solo para cambiarlo.`}
    </Typography>
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
