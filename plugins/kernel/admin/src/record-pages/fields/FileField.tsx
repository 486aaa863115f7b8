import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Download, Trash } from '@strapi/icons';
import { FileButton } from '../../fields/FileButton';
import { useAsyncAction } from '../../acting/use-attempt';
import { useDownload } from '../../acting/use-download';
import type { StoredFile } from '../draft/draft';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly kinds: readonly string[];
  readonly value: StoredFile | File | null;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: File | null) => void;
}

/** Renders a private file: its name, which downloads it, and buttons that choose, replace and remove it. It is uploaded with the record. */
export function FileField({ name, label, kinds, value, error, hint, isDisabled, onChange }: Props) {
  const accept = kinds.map((kind) => `.${kind}`).join(',');
  return (
    <Field.Root name={name} error={error} hint={hint ?? kindsText(kinds)} width="100%">
      <Field.Label>{label}</Field.Label>
      <Flex gap={2} wrap="wrap">
        {value !== null && <FileName value={value} />}
        {!isDisabled && (
          <FileButton
            text={value === null ? 'Elegir archivo' : 'Reemplazar'}
            label={label}
            accept={accept}
            onFile={onChange}
          />
        )}
        {!isDisabled && value !== null && (
          <Button
            type="button"
            size="S"
            variant="tertiary"
            startIcon={<Trash />}
            aria-label={`Quitar: ${label}`}
            onClick={() => onChange(null)}
          >
            Quitar
          </Button>
        )}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

const kindsText = (kinds: readonly string[]): string => `Archivo ${kinds.map((kind) => kind.toUpperCase()).join(', ')}`;

function FileName({ value }: { readonly value: StoredFile | File }) {
  return value instanceof File ? <Typography>{`${value.name} (sin guardar)`}</Typography> : <FileLink file={value} />;
}

/** Renders a stored private file's name as a button that downloads it. */
export function FileLink({ file: { id, name } }: { readonly file: Pick<StoredFile, 'id' | 'name'> }) {
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  const text = name ?? `Archivo ${id}`;
  return (
    <Button
      type="button"
      size="S"
      variant="ghost"
      startIcon={<Download />}
      loading={isBusy}
      aria-label={`Descargar ${text}`}
      onClick={() => void attempt(() => download(`/kernel/private-files/${id}`, text))}
    >
      {text}
    </Button>
  );
}
