import { Button, Dialog, Flex, Loader, Typography } from '@strapi/design-system';
import { useAsyncAction, useFailedLoad, useRead, useToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { doneTexts, type Cert, type CertRecord, type CertStatus } from './cert';
import { draftOf } from './cert-draft';
import { CertDialog } from './CertDialog';

interface Props {
  readonly cert: Cert;
  readonly onChanged: () => void;
}

/** What is done with a procedure that is not over: changing it, and moving it on. */
export function CertActions({ cert, onChanged }: Props) {
  const [open, setOpen] = useState<'edit' | 'move' | null>(null);
  const { data, failure } = useRead<CertRecord>(open === null ? null : `/${pluginId}/nom-certs/${cert.id}`);
  useFailedLoad(failure !== null, 'No se pudo cargar el trámite');
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        size="S"
        variant="secondary"
        aria-label={`Avanzar el trámite ${cert.folio}`}
        onClick={() => setOpen('move')}
      >
        Avanzar
      </Button>
      <Button
        size="S"
        variant="tertiary"
        aria-label={`Editar el trámite ${cert.folio}`}
        onClick={() => setOpen('edit')}
      >
        Editar
      </Button>
      {open !== null && data === null && failure === null && <Loader small>Cargando</Loader>}
      {open === 'edit' && data !== null && (
        <CertDialog cert={data} draft={draftOf(data)} onDone={done} onClose={close} />
      )}
      {open === 'move' && data !== null && <MoveDialog cert={data} onDone={done} onClose={close} />}
    </Flex>
  );
}

interface MoveProps {
  readonly cert: CertRecord;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A button for each step that the procedure may take now, and why another is closed. */
function MoveDialog({ cert, onDone, onClose }: MoveProps) {
  const { put } = useFetchClient();
  const tell = useToast();
  const { isBusy, attempt } = useAsyncAction();
  const move = (status: CertStatus) =>
    attempt(async () => {
      await put(`/${pluginId}/nom-certs/${cert.id}`, { status });
      tell.done(doneTexts[status]);
      onDone();
    });
  const closed = cert.next_statuses.filter(({ reasons }) => reasons.length > 0);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{`Trámite ${cert.folio}: ${cert.status_label.toLowerCase()}`}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={3} width="100%">
            {cert.next_statuses.length === 0 && <Typography>Tu función no permite moverlo desde aquí.</Typography>}
            {cert.next_statuses.map(({ status, label, reasons }) => (
              <Button
                key={status}
                fullWidth
                variant={variants[status]}
                disabled={reasons.length > 0 || isBusy}
                onClick={() => void move(status)}
              >
                {status === 'canceled' ? 'Cancelar el trámite' : label}
              </Button>
            ))}
            {closed.map(({ status, label, reasons }) => (
              <Typography key={status} variant="pi" textColor="warning700">
                {`${label}: ${reasons.join('. ')}`}
              </Typography>
            ))}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button fullWidth variant="tertiary" disabled={isBusy} onClick={onClose}>
            Cerrar
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const variants = {
  open: 'secondary',
  in_review: 'default',
  approved: 'default',
  rejected: 'danger-light',
  canceled: 'danger-light',
} as const satisfies Record<CertStatus, string>;
