import { Button, Loader, Typography } from '@strapi/design-system';
import { FormDialog, useMutation, useFailedLoad, useRead } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import type { NomDocument } from '../sheet/sheet';
import { draftOf, pathOf, type DocumentRecord } from './document-draft';
import { DocumentDialog } from './DocumentDialog';
import { ReviewDialog } from './ReviewDialog';

interface Props {
  readonly document: NomDocument;
  readonly onChanged: () => void;
}

/** What whoever keeps documents does with one: its review, its changes, its removal. */
export function DocumentActions({ document, onChanged }: Props) {
  const [open, setOpen] = useState<'review' | 'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const called = `${document.document_type_label.toLowerCase()} ${document.number}`;
  return (
    <>
      <Button size="S" variant="secondary" onClick={() => setOpen('review')}>
        Revisar
      </Button>
      <Button size="S" variant="tertiary" aria-label={`Editar el ${called}`} onClick={() => setOpen('edit')}>
        Editar
      </Button>
      <Button size="S" variant="danger-light" aria-label={`Eliminar el ${called}`} onClick={() => setOpen('remove')}>
        Eliminar
      </Button>
      {open === 'review' && <ReviewDialog documentId={document.id} onChanged={onChanged} onClose={close} />}
      {open === 'edit' && <EditDialog id={document.id} onDone={done} onClose={close} />}
      {open === 'remove' && <RemoveDialog document={document} onDone={done} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The form of a document once it has been read with its products. */
function EditDialog({ id, onDone, onClose }: DialogProps & { readonly id: number }) {
  const { data, failure } = useRead<DocumentRecord>(`/${pluginId}/nom-documents/${id}`);
  useFailedLoad(failure !== null, 'No se pudo cargar el documento');
  if (data === null) return failure === null ? <Loader small>Cargando</Loader> : null;
  return <DocumentDialog document={data} draft={draftOf(data)} onDone={onDone} onClose={onClose} />;
}

function RemoveDialog({ document, onDone, onClose }: Pick<Props, 'document'> & DialogProps) {
  const { del } = useFetchClient();
  const act = useMutation();
  const { id, document_type: type, document_type_label: label, number, products_count: count } = document;
  const remove = () => act(() => del(`/${pluginId}/${pathOf(type)}/${id}`), `${label} eliminado`);
  return (
    <FormDialog
      title={`Eliminar el ${label.toLowerCase()} ${number}`}
      submitLabel="Eliminar"
      failedText="El documento no pudo ser eliminado"
      isDangerous
      fields={[]}
      onSubmit={remove}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <Typography>
          {count === 0
            ? 'No ampara ningún producto. Se elimina con su archivo y no se puede deshacer.'
            : `Ampara ${count === 1 ? '1 producto' : `${count} productos`}: su semáforo puede quedar en rojo. Se elimina con su archivo y no se puede deshacer.`}
        </Typography>
      )}
    </FormDialog>
  );
}
