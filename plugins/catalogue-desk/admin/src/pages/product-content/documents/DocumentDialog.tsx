import { Checkbox, Field, Flex, Typography } from '@strapi/design-system';
import { FileButton, FormDialog, RecordField, useMay } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { requirementName, requirementsPath, type ProductDocument, type Requirement } from '../../../content/document';
import { readsRequirements } from '../../../permissions';
import type { DocumentsState } from './use-documents';

interface Props {
  /** Null files a new one. */
  readonly document: ProductDocument | null;
  readonly state: DocumentsState;
  readonly onClose: () => void;
}

const accepted = '.pdf,.jpg,.jpeg,.png,.docx,.xlsx,.zip,.txt';

/** Files a document on a product, or changes who may download it and what it proves. */
export function DocumentDialog({ document, state, onClose }: Props) {
  const seesRequirements = useMay(readsRequirements);
  const [file, setFile] = useState<File | null>(null);
  const [isPublic, setPublic] = useState(document?.is_public ?? false);
  const [requirementId, setRequirementId] = useState(document?.requirement_id ?? null);
  const save = async () => {
    const terms = { is_public: isPublic, requirement_id: requirementId };
    if (document === null && file === null) return null;
    return document === null && file !== null ? state.add(file, terms) : state.change(document?.id ?? 0, terms);
  };
  return (
    <FormDialog
      title={document === null ? 'Agregar un documento' : `Cambiar ${document.name}`}
      submitLabel={document === null ? 'Agregar' : 'Guardar'}
      fields={['file', 'is_public', 'requirement_id']}
      isIncomplete={document === null && file === null}
      onSubmit={save}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {document === null && <FileField file={file} error={errorOf('file')} onFile={setFile} />}
          <Field.Root name="is_public" error={errorOf('is_public')}>
            <Checkbox checked={isPublic} onCheckedChange={(checked) => setPublic(checked === true)}>
              Público: se descarga desde la tienda
            </Checkbox>
            <Typography variant="pi" textColor="neutral600">
              Un documento privado solo lo descarga el personal con permiso.
            </Typography>
            <Field.Error />
          </Field.Root>
          {seesRequirements && (
            <RecordField<Requirement>
              name="requirement_id"
              error={errorOf('requirement_id')}
              hint="El requisito de una NOM que este documento comprueba; puede quedar vacío"
              label="Requisito"
              path={requirementsPath}
              placeholder="Ninguno"
              value={requirementId}
              nameOf={requirementName}
              onChange={setRequirementId}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface FileProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
}

const FileField = ({ file, error, onFile }: FileProps) => (
  <Field.Root name="file" error={error} hint="PDF, JPG, PNG, Word, Excel, ZIP o texto; hasta 25 MB">
    <Typography variant="pi" fontWeight="bold">
      Archivo
    </Typography>
    <Flex gap={3} wrap="wrap">
      <FileButton text="Elegir archivo" label="Documento" accept={accepted} onFile={onFile} />
      <Typography>{file === null ? 'Ninguno todavía' : file.name}</Typography>
    </Flex>
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
