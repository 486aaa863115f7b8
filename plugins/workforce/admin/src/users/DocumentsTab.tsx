import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import {
  Card,
  DocumentDialog,
  formatDay,
  ListStatus,
  useDownload,
  useFailedLoad,
  useMay,
  useMutation,
  usePage,
  useToast,
} from '@mayorista/kernel/panel';
import { documentTypes } from '@mayorista/people/shared';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import { writesDocuments } from '../permissions';

type PersonDocument = ItemOf<'GET /user-documents'>;

/** 'Documentos' of a person, with the day until which each is valid. Who opens one stands in its history. */
export function DocumentsTab({ userId }: { readonly userId: number }) {
  const documents = usePage<PersonDocument>(`/people/user-documents?user_id=${userId}&per_page=100`);
  useFailedLoad(documents.hasFailed, 'Error al cargar documentos');
  const mayWrite = useMay(writesDocuments);
  const [isAdding, setIsAdding] = useState(false);
  const rows = documents.hasFailed ? [] : (documents.rows ?? []);
  return (
    <Card title="Documentos">
      <ListStatus state={documents} empty="Todavía no hay documentos" />
      {rows.map((each) => (
        <Line key={each.id} document={each} mayWrite={mayWrite} onDone={() => void documents.reload()} />
      ))}
      {mayWrite && (
        <Flex>
          <Button variant="secondary" startIcon={<Plus />} onClick={() => setIsAdding(true)}>
            Agregar documento
          </Button>
        </Flex>
      )}
      {isAdding && (
        <DocumentDialog
          path="/people/user-documents"
          owner={{ user_id: userId }}
          kinds={documentTypes}
          fileField="file"
          hasExpiry
          onClose={() => setIsAdding(false)}
          onDone={() => {
            setIsAdding(false);
            void documents.reload();
          }}
        />
      )}
    </Card>
  );
}

interface LineProps {
  readonly document: PersonDocument;
  readonly mayWrite: boolean;
  readonly onDone: () => void;
}

function Line({ document: each, mayWrite, onDone }: LineProps) {
  const { del } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const download = useDownload();
  const remove = async () => {
    const path = `/people/user-documents/${each.id}?documentType=${each.type}`;
    if ((await act(() => del(path), 'Documento Eliminado.')) === null) onDone();
    else tell.failed('No se pudo eliminar el Documento');
  };
  return (
    <Flex justifyContent="space-between" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="flex-start">
        <Typography fontWeight="bold">{documentTypes[each.type]}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {each.file?.name ?? 'Sin archivo'}
        </Typography>
      </Flex>
      <Flex gap={2}>
        <Expiry day={each.expires_on} left={each.days_left} />
        {each.file !== null && (
          <Button
            variant="tertiary"
            onClick={() => void download(`/kernel/private-files/${each.file?.id ?? 0}`, each.file?.name ?? 'documento')}
          >
            Abrir
          </Button>
        )}
        {mayWrite && (
          <Button variant="danger-light" onClick={() => void remove()}>
            Borrar
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function Expiry({ day, left }: { readonly day: string | null; readonly left: number | null }) {
  if (day === null || left === null) return <Typography textColor="neutral600">No vence</Typography>;
  if (left < 0) return <Badge backgroundColor="danger100" textColor="danger600">{`Venció el ${formatDay(day)}`}</Badge>;
  if (left <= 30) return <Badge backgroundColor="warning100" textColor="warning600">{`Vence en ${left} días`}</Badge>;
  return <Typography>{`Vence el ${formatDay(day)}`}</Typography>;
}
