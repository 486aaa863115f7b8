import { Button, Field, Flex, Loader, Modal, Textarea, Typography } from '@strapi/design-system';
import { useMutation, useAsyncAction, useRead, type Failure } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { StatusBadge } from '../lights/LightBadge';
import { pluginId } from '../plugin-id';
import { needsReason, type NextStatus } from '../sheet/sheet';
import type { DocumentRecord } from './document-draft';

interface Props {
  readonly documentId: number;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const done = {
  pending: 'El documento quedó pendiente',
  in_review: 'El documento está en revisión',
  approved: 'Documento aprobado',
  rejected: 'Documento rechazado',
} as const;

/** The review of a certificate or dictum: each step it may take now, and why another is closed. */
export function ReviewDialog({ documentId, onChanged, onClose }: Props) {
  const { put } = useFetchClient();
  const act = useMutation();
  const {
    data: document,
    failure: unread,
    reload,
  } = useRead<DocumentRecord>(`/${pluginId}/nom-documents/${documentId}`);
  const [notes, setNotes] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { isBusy, during } = useAsyncAction();
  const move = async ({ status }: NextStatus, from: DocumentRecord) => {
    const said = notes.trim();
    const body = { status, expected_status: from.status, ...(said === '' ? {} : { notes: said }) };
    const refused = await during(() =>
      act(() => put(`/${pluginId}/nom-document-status/${documentId}`, body), done[status]),
    );
    setFailure(refused);
    onChanged();
    if (refused === null) onClose();
    else await reload();
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Revisión del documento</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {document === null ? (
            <Flex justifyContent="center" padding={6}>
              {unread === null ? <Loader>Cargando</Loader> : <Typography role="alert">{unread.text}</Typography>}
            </Flex>
          ) : (
            <Review document={document} notes={notes} onNotes={setNotes} failure={failure} />
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose} disabled={isBusy}>
            Cerrar
          </Button>
          <Flex gap={2} wrap="wrap">
            {document?.next_statuses.map((next) => (
              <Button
                key={next.status}
                variant={variantOf(next)}
                loading={isBusy}
                disabled={next.reasons.length > 0 || (needsReason(document.status, next.status) && notes.trim() === '')}
                onClick={() => void move(next, document)}
              >
                {next.label}
              </Button>
            ))}
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

const variantOf = ({ status }: NextStatus) =>
  status === 'approved' ? 'default' : status === 'rejected' ? 'danger-light' : 'secondary';

interface ReviewProps {
  readonly document: DocumentRecord;
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  readonly failure: Failure | null;
}

const Review = ({ document, notes, onNotes, failure }: ReviewProps) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <Flex justifyContent="space-between" gap={3} wrap="wrap">
      <Typography fontWeight="semiBold">
        {`${document.document_type_label} ${document.number} · ${document.nom_code}`}
      </Typography>
      <StatusBadge status={document.status} label={document.status_label} />
    </Flex>
    <Typography variant="pi" textColor="neutral600">
      {`Ampara: ${coveredText(document.products)}`}
    </Typography>
    <Closed next={document.next_statuses} />
    {document.next_statuses.length === 0 ? (
      <Typography>Tu función no cambia su estado: pídelo a quien revisa los documentos NOM</Typography>
    ) : (
      <Field.Root name="notes" error={failure?.fields.notes} hint="Hace falta para rechazar o reabrir">
        <Field.Label>Motivo o notas</Field.Label>
        <Textarea value={notes} maxLength={2000} onChange={(event) => onNotes(event.target.value)} />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    )}
    {failure !== null && failure.fields.notes === undefined && (
      <Typography textColor="danger600" role="alert">
        {failure.text}
      </Typography>
    )}
  </Flex>
);

/** Why a step that would come next cannot be taken yet. */
function Closed({ next }: { readonly next: readonly NextStatus[] }) {
  const closed = next.filter(({ reasons }) => reasons.length > 0);
  if (closed.length === 0) return null;
  return (
    <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
      {closed.map(({ status, label, reasons }) => (
        <Typography key={status} tag="li" variant="pi" textColor="warning700">
          {`${label}: ${reasons.join('. ')}`}
        </Typography>
      ))}
    </Flex>
  );
}

const shown = 5;

function coveredText(products: DocumentRecord['products']): string {
  if (products.length === 0) return 'ningún producto todavía';
  const names = products.slice(0, shown).map(({ model, sku, product_id: id }) => model ?? sku ?? `producto ${id}`);
  const rest = products.length - shown;
  return rest > 0 ? `${names.join(', ')} y ${rest} más` : names.join(', ');
}
