import { Button, Flex, Typography } from '@strapi/design-system';
import {
  ChoiceField,
  FileButton,
  FormDialog,
  needing,
  useAsyncAction,
  useMay,
  useMutation,
  useToast,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { AnswerTo } from '@mayorista/config/answers';
import { companyDocumentLabels } from '../../../shared';

interface Props {
  readonly companyId: number;
  readonly onDone: () => void;
}

/** Takes a company's papers in for it: any kind by its type, the tax certificate, which is read, by itself. */
export function PapersActions({ companyId, onDone }: Props) {
  const mayUpload = useMay(needing('company-documents.upload'));
  const mayCertify = useMay(needing('company-fiscal-datas.write'));
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Flex gap={2} wrap="wrap">
        {mayUpload && (
          <Button size="S" variant="secondary" onClick={() => setAdding(true)}>
            Agregar documento
          </Button>
        )}
        {mayCertify && <CertificateButton companyId={companyId} onDone={onDone} />}
      </Flex>
      {isAdding && (
        <AddDialog
          companyId={companyId}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

function CertificateButton({ companyId, onDone }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const send = async (file: File) => {
    const body = new FormData();
    body.append('data', JSON.stringify({ company_id: companyId }));
    body.append('tax_certificate', file);
    const failure = await act(
      () => post('/companies/company-tax-certificates', body),
      'Constancia fiscal guardada con éxito.',
    );
    if (failure === null) return onDone();
    const [reason] = Object.values(failure.fields);
    tell.failed(['Error al guardar. Revisar constancia fiscal.', reason].filter(Boolean).join(' '));
  };
  return (
    <FileButton
      text={isBusy ? 'Leyendo la constancia' : 'Subir constancia fiscal'}
      label="Constancia de situación fiscal"
      accept=".pdf"
      onFile={(file) => void during(() => send(file))}
    />
  );
}

interface AddProps extends Props {
  readonly onClose: () => void;
}

function AddDialog({ companyId, onClose, onDone }: AddProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [type, setType] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const submit = async () => {
    const body = new FormData();
    body.append('data', JSON.stringify({ company_id: companyId, type }));
    if (file !== null) body.append('document', file);
    // Of each kind there is one: another takes its place and is authorised anew.
    const failure = await act(
      () => post<AnswerTo<'POST /company-document-uploads'>>('/companies/company-document-uploads', body),
      ({ data }) => (data.meta.is_new ? 'Documento Creado.' : 'Documento Modificado.'),
    );
    if (failure === null) onDone();
    return failure;
  };
  return (
    <FormDialog
      title="Agregar documento"
      submitLabel="Agregar"
      fields={['type', 'document']}
      isIncomplete={type === '' || file === null}
      failedText="Error al guardar documento."
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <ChoiceField
            name="type"
            label="Tipo"
            value={type}
            choices={companyDocumentLabels}
            isRequired
            error={errorOf('type')}
            onChange={setType}
          />
          <Flex gap={3} wrap="wrap">
            <FileButton
              text="Elegir archivo"
              label="Archivo del documento"
              accept=".pdf,.png,.jpg,.jpeg,.webp"
              onFile={setFile}
            />
            <Typography textColor={errorOf('document') === undefined ? 'neutral600' : 'danger600'}>
              {errorOf('document') ?? file?.name ?? 'PDF o imagen, hasta 10 MB'}
            </Typography>
          </Flex>
        </>
      )}
    </FormDialog>
  );
}

interface RemoveProps {
  readonly id: number;
  readonly name: string;
  readonly onDone: () => void;
}

/** Takes a paper of a company away, whatever its state, once confirmed. */
export function RemovePaper({ id, name, onDone }: RemoveProps) {
  const { del } = useFetchClient();
  const act = useMutation();
  const mayUpload = useMay(needing('company-documents.upload'));
  const [isAsked, setAsked] = useState(false);
  if (!mayUpload) return null;
  const submit = async () => {
    const failure = await act(() => del(`/companies/company-document-uploads/${id}`), 'Documento Eliminado.');
    if (failure === null) onDone();
    return failure;
  };
  return (
    <>
      <Button size="S" variant="danger-light" aria-label={`Eliminar ${name}`} onClick={() => setAsked(true)}>
        Eliminar
      </Button>
      {isAsked && (
        <FormDialog
          title={`Eliminar ${name}`}
          submitLabel="Eliminar"
          isDangerous
          fields={[]}
          failedText="Error al eliminar documento."
          onSubmit={submit}
          onClose={() => setAsked(false)}
        >
          {() => <Typography>Se elimina con su archivo. No se puede deshacer.</Typography>}
        </FormDialog>
      )}
    </>
  );
}
