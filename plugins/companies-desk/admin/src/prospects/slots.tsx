import { Typography } from '@strapi/design-system';
import { Card, Fact, formatDay, formatMoment, Muted } from '@mayorista/kernel/panel';
import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { DataOf } from '@mayorista/config/answers';
import { registryDocumentLabels, type distributorRegistry } from '@mayorista/companies/shared';
import { DocumentPreview } from '../documents/DocumentPreview';
import { CallsCard } from './CallsCard';
import { InheritanceCard, type Inheriting } from './InheritanceCard';

type Paper = DataOf<'GET /distributor-registries/{id}'>['registry_documents'][number];

const papersOf = (record: Readonly<Record<string, unknown>>): readonly Paper[] =>
  (record.registry_documents ?? []) as readonly Paper[];
const momentOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the tax authority's list says of the prospect's RFC. */
const listingText = (listing: unknown): string => {
  const found = listing as DataOf<'GET /distributor-registries/{id}'>['tax_listing'];
  return found === null ? 'No aparece' : `${found.situation} (al ${formatDay(found.list_day)})`;
};

/** What is special on the pages of prospects: papers, calls and what is inherited. */
export const prospectSlots: RecordSlots<typeof distributorRegistry> = {
  texts: {
    notListed: 'Error al cargar prospectos',
    saved: 'Entrevista actualizada.',
    notSaved: 'Error al actualizar entrevista',
  },
  list: {
    columns: [
      {
        label: 'Próxima llamada',
        before: 'stage',
        cell: ({ row }) => <Typography>{formatMoment(momentOf(row.next_call_at))}</Typography>,
      },
    ],
  },
  record: {
    aside: ({ record }) => (
      <Card title="Seguimiento">
        <Fact label="Enviado">{formatMoment(momentOf(record.submitted_at))}</Fact>
        <Fact label="Entrevista">{formatMoment(momentOf(record.interviewed_at))}</Fact>
        <Fact label="Próxima llamada">{formatMoment(momentOf(record.next_call_at))}</Fact>
        <Fact label="Lista 69-B del SAT">{listingText(record.tax_listing)}</Fact>
      </Card>
    ),
    sections: ({ record }) => (
      <>
        <Card title="Documentos del prospecto">
          {papersOf(record).length === 0 ? <Muted>No ha subido documentos</Muted> : null}
          {papersOf(record).map((paper) => (
            <div key={paper.id}>
              <Fact label={registryDocumentLabels[paper.type]}>{paper.problems ?? 'Sin observaciones'}</Fact>
              <DocumentPreview
                file={
                  paper.file_id === null
                    ? null
                    : { id: paper.file_id, name: `${registryDocumentLabels[paper.type]}.pdf` }
                }
              />
            </div>
          ))}
        </Card>
        <CallsCard registryId={record.id} isOpen={record.stage === 'submitted' || record.stage === 'interview'} />
        <InheritanceCard record={record as unknown as Inheriting} />
      </>
    ),
  },
  move: {
    accept: {
      explain: () => 'Se crean la empresa, sus datos fiscales y la cuenta de su dueño, y se le envía la bienvenida.',
      done: () => 'Prospecto aceptado: su empresa y su cuenta están listas',
      failed: 'Error al cambiar estatus',
    },
    redirect: {
      explain: () => 'Se le avisa por correo quién lo va a atender.',
      done: () => 'Prospecto canalizado',
      failed: 'Error al canalizar prospecto',
    },
    restore: {
      explain: () => 'Vuelve a esperar atención en el tablero.',
      done: () => 'Prospecto restaurado con éxito',
      failed: 'Error al restaurar prospecto',
    },
    discard: { explain: () => 'Sale del tablero; puedes restaurarlo después.', failed: 'Error al cambiar estatus' },
  },
};
