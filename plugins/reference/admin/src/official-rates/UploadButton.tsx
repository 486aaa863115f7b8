import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { FileButton, FormDialog, needing, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Brings in the rates of a file of Banco de México. */
export function UploadButton() {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing('official-rates.write'))) return null;
  return (
    <>
      <Button variant="secondary" size="S" onClick={() => setOpen(true)}>
        Subir archivo de Banco de México
      </Button>
      {isOpen && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const [file, setFile] = useState<File | null>(null);

  const submit = async () => {
    const body = new FormData();
    body.append('data', '{}');
    if (file !== null) body.append('file', file);
    return act(() => post('/reference/official-rate-files', body), 'Tipos de cambio guardados');
  };

  return (
    <FormDialog
      title="Subir tipos de cambio FIX"
      submitLabel="Subir"
      isIncomplete={file === null}
      fields={['file']}
      onSubmit={submit}
      onDone={() => {
        onClose();
        navigate(0);
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <Field.Root
          name="file"
          required
          error={errorOf('file')}
          hint="El CSV de la serie SF43718 («Pesos por dólar, FIX»), como lo entrega la página de Banco de México"
        >
          <Field.Label>Archivo</Field.Label>
          <Flex gap={3} wrap="wrap">
            <FileButton text="Elegir archivo" label="Archivo de Banco de México" accept=".csv,.txt" onFile={setFile} />
            <Typography>{file?.name ?? 'Ninguno todavía'}</Typography>
          </Flex>
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      )}
    </FormDialog>
  );
}
