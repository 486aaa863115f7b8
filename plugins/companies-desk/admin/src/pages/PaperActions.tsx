import { Button, Flex, Typography } from '@strapi/design-system';
import { DocumentDialog, FormDialog, needing, useMay, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { companyDocumentLabels } from '@mayorista/companies/shared';

interface Props {
  readonly companyId: number;
  /** Kinds of which the company has one. */
  readonly taken: readonly string[];
  readonly onDone: () => void;
}

/** Takes a company's papers in for it, any kind by its type. */
export function AddPaper({ companyId, taken, onDone }: Props) {
  const mayUpload = useMay(needing('company-documents.upload'));
  const [isAdding, setAdding] = useState(false);
  if (!mayUpload) return null;
  return (
    <Flex>
      <Button size="S" variant="secondary" onClick={() => setAdding(true)}>
        Agregar documento
      </Button>
      {isAdding && (
        <DocumentDialog
          path="/companies/company-document-uploads"
          owner={{ company_id: companyId }}
          kinds={companyDocumentLabels}
          fileField="document"
          taken={taken}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            onDone();
          }}
        />
      )}
    </Flex>
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
  const submit = () => act(() => del(`/companies/company-document-uploads/${id}`), 'Documento Eliminado.');
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
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          {() => <Typography>Se elimina con su archivo. No se puede deshacer.</Typography>}
        </FormDialog>
      )}
    </>
  );
}
