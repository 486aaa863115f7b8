import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { FileButton, FormDialog, needing, useMay, useMutation } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Upload {
  readonly button: string;
  readonly title: string;
  readonly hint: string;
  readonly path: string;
  readonly needs: string;
  readonly done: string;
}

/** Brings in an authority's own file, whole or not at all. */
export function UploadButton({ upload }: { readonly upload: Upload }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(needing(upload.needs))) return null;
  return (
    <>
      <Button variant="secondary" size="S" onClick={() => setOpen(true)}>
        {upload.button}
      </Button>
      {isOpen && <UploadDialog upload={upload} onClose={() => setOpen(false)} />}
    </>
  );
}

function UploadDialog({ upload, onClose }: { readonly upload: Upload; readonly onClose: () => void }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const act = useMutation();
  const [file, setFile] = useState<File | null>(null);

  const submit = async () => {
    const body = new FormData();
    body.append('data', '{}');
    if (file !== null) body.append('file', file);
    return act(() => post(upload.path, body), upload.done);
  };

  return (
    <FormDialog
      title={upload.title}
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
        <Field.Root name="file" required error={errorOf('file')} hint={upload.hint}>
          <Field.Label>Archivo</Field.Label>
          <Flex gap={3} wrap="wrap">
            <FileButton text="Elegir archivo" label={upload.title} accept=".csv,.txt" onFile={setFile} />
            <Typography>{file?.name ?? 'Ninguno todavía'}</Typography>
          </Flex>
          <Field.Hint />
          <Field.Error />
        </Field.Root>
      )}
    </FormDialog>
  );
}
