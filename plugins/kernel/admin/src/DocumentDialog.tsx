import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ChoiceField } from './fields/ChoiceField';
import { FileButton } from './fields/FileButton';
import { FormDialog } from './fields/FormDialog';
import { TextField } from './fields/TextField';
import { useMutation } from './acting/use-act';

interface Props {
  /** Call that takes the document: multipart, `data` with `owner`, `type` and, where it expires, `expires_on`. */
  readonly path: string;
  /** Whose it is: `{ company_id: 7 }`. */
  readonly owner: Readonly<Record<string, number>>;
  /** Stored kind to displayed text. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Part of the call that carries the file, under which it is refused too. */
  readonly fileField: string;
  /** Kinds of which there is one, whose place the new one takes. */
  readonly taken?: readonly string[];
  /** Asks for the day until which it is valid. */
  readonly hasExpiry?: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a document in: its kind and its file; says whether it took the place of another one. */
export function DocumentDialog(props: Props) {
  const { path, owner, kinds, fileField, taken = [], hasExpiry = false, onDone, onClose } = props;
  const { post } = useFetchClient();
  const act = useMutation();
  const [type, setType] = useState('');
  const [expires, setExpires] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const isTaken = taken.includes(type);
  const submit = async () => {
    const body = new FormData();
    const expiry = hasExpiry ? { expires_on: expires === '' ? null : expires } : {};
    body.append('data', JSON.stringify({ ...owner, type, ...expiry }));
    if (file !== null) body.append(fileField, file);
    return act(() => post(path, body), isTaken ? 'Documento Modificado.' : 'Documento Creado.');
  };
  return (
    <FormDialog
      title="Agregar documento"
      submitLabel="Agregar"
      fields={['type', 'expires_on', fileField]}
      isIncomplete={type === '' || file === null}
      failedText={isTaken ? 'Error al actualizar documento.' : 'Error al guardar documento.'}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <ChoiceField
            name="type"
            label="Tipo"
            value={type}
            choices={kinds}
            isRequired
            error={errorOf('type')}
            hint={isTaken ? 'Ya hay uno: el nuevo toma su lugar y se autoriza otra vez.' : undefined}
            onChange={setType}
          />
          {hasExpiry && (
            <TextField
              name="expires_on"
              type="date"
              label="Vence"
              value={expires}
              error={errorOf('expires_on')}
              onChange={setExpires}
            />
          )}
          <Flex gap={3} wrap="wrap">
            <FileButton
              text="Elegir archivo"
              label="Archivo del documento"
              accept=".pdf,.png,.jpg,.jpeg,.webp"
              onFile={setFile}
            />
            <FileText file={file} error={errorOf(fileField)} />
          </Flex>
        </>
      )}
    </FormDialog>
  );
}

/** Says which file is chosen, and why it was refused. */
const FileText = ({ file, error }: { readonly file: File | null; readonly error: string | undefined }) => (
  <Flex direction="column" alignItems="flex-start">
    <Typography textColor="neutral600">{file?.name ?? 'PDF o imagen, hasta 10 MB'}</Typography>
    {error === undefined ? null : (
      <Typography variant="pi" textColor="danger600" role="alert">
        {error}
      </Typography>
    )}
  </Flex>
);
