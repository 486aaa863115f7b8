import { choice, day, defineShape, moment, privateFile, reference, references, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { certificationAgencies, nomDocuments, nomResponsibles, noms } from './referables';

const documentTypes = { certificate: 'Certificado', dictum: 'Dictamen' };
const results = {
  pending: 'Pendiente',
  in_review: 'En el organismo',
  approved: 'Aprobado',
  rejected: 'Rechazado',
};

/** A certification procedure from its request to the agency's answer, and its products (spec catalogue 7, NOM compliance). */
export const nomCert = defineShape({
  name: 'nom-cert',
  domain: 'compliance',
  label: ['un trámite de certificación NOM', 'trámites de certificación NOM'],
  stateField: 'status',
  fields: {
    folio: text({ label: 'Folio', max: 60, required: true, unique: true }),
    nom: reference(noms, { label: 'NOM', required: true }),
    certification_agency: reference(certificationAgencies, { label: 'Organismo', index: false }),
    document_type: choice(documentTypes, { label: 'Tipo de documento', default: 'certificate' }),
    requested_on: day({ label: 'Solicitado' }),
    expected_on: day({ label: 'Compromiso' }),
    closed_on: day({ label: 'Cerrado' }),
    responsible: reference(nomResponsibles, { label: 'Responsable', onRemove: 'clear', index: false }),
    nom_document: reference(nomDocuments, {
      label: 'Documento',
      hint: 'El certificado o dictamen en que terminó',
      onRemove: 'clear',
      index: false,
    }),
    file: privateFile({
      label: 'Solicitud',
      kinds: ['pdf', 'jpg', 'jpeg', 'png'],
      plainColumn: true,
      nameColumn: true,
    }),
    notes: text({ label: 'Notas', max: 2_000 }),
  },
  lines: {
    products: references(products, {
      one: 'product',
      label: 'Productos',
      unknown: ['products.{id}', 'product_unknown'],
      facts: {
        status: choice(results, { label: 'Resultado', default: 'pending' }),
        resolved_at: moment({ label: 'Resuelto' }),
      },
    }),
  },
  states: {
    open: { label: { es: 'Abierto', en: 'Open' }, editable: true },
    in_review: { label: { es: 'En el organismo', en: 'At the certifying body' }, editable: true, tone: 'warning' },
    approved: { label: { es: 'Aprobado', en: 'Approved' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, editable: true, tone: 'danger' },
    canceled: { label: { es: 'Cancelado', en: 'Cancelled' } },
  },
  moves: {
    send: { from: 'open', to: 'in_review', label: 'Enviar al organismo' },
    cancel: { from: 'open', to: 'canceled', label: 'Cancelar' },
    approve: { from: 'in_review', to: 'approved', label: 'Aprobar' },
    reject: { from: 'in_review', to: 'rejected', label: 'Rechazar' },
    return: { from: 'in_review', to: 'open', label: 'Regresar a abierto' },
    reopen: { from: 'rejected', to: 'open', label: 'Volver a abrir' },
  },
  indexes: [['status']],
  list: {
    columns: ['id', 'folio', 'nom', 'certification_agency', 'responsible', 'requested_on', 'expected_on', 'status'],
    filters: ['status', 'nom', 'certification_agency', 'responsible', 'products.product'],
    search: ['folio', 'nom.name', 'certification_agency.name', 'responsible.name'],
  },
  form: [
    'folio',
    ['nom', 'document_type'],
    ['certification_agency', 'responsible'],
    ['requested_on', 'expected_on', 'closed_on'],
    'products',
    'notes',
    'file',
  ],
});
