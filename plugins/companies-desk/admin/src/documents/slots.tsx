import { Typography } from '@strapi/design-system';
import { Card } from '@mayorista/kernel/panel';
import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { companyDocument } from '@mayorista/companies/shared';
import { DocumentPreview } from './DocumentPreview';

/** What is special on the page of a company's paper: the paper itself, beside what is decided about it. */
export const documentSlots: RecordSlots<typeof companyDocument> = {
  texts: {
    notListed: 'Error al cargar documentos',
    created: 'Documento Creado.',
    notCreated: 'Error al guardar documento.',
    saved: 'Documento Modificado.',
    notSaved: 'Error al actualizar documento.',
    removed: 'Documento Eliminado.',
    notRemoved: 'Error al eliminar documento.',
  },
  list: {
    columns: [
      {
        label: 'Vencido',
        before: 'status',
        cell: ({ row }) => <Typography>{row.is_expired === true ? 'Sí' : ''}</Typography>,
      },
    ],
  },
  record: {
    above: ({ record }) => (
      <Card title="El documento">
        <DocumentPreview file={record.file as { readonly id: number; readonly name: string } | null} />
      </Card>
    ),
  },
  move: {
    authorize: { done: () => 'Estatus de documento actualizado.', failed: 'Error al actualizar estatus.' },
    reject: { done: () => 'Estatus de documento actualizado.', failed: 'Error al actualizar estatus.' },
  },
};
