import { choice, createOnly, defineShape, privateFile, readOnly, reference, text } from '@mayorista/kernel/shape';
import { distributorRegistry } from './distributor-registry.shape';
import { registryDocumentLabels } from './terms';

/** A paper that an applicant uploads, and what is wrong with it (spec storefront 7, document-validation). */
export const registryDocument = defineShape({
  name: 'registry-document',
  domain: 'companies',
  label: ['un documento de prospecto', 'documentos de prospectos'],
  fields: {
    distributor_registry: createOnly(
      reference(distributorRegistry, { label: 'Prospecto', required: true, onRemove: 'remove' }),
    ),
    type: createOnly(choice(registryDocumentLabels, { label: 'Tipo', required: true })),
    file: privateFile({ label: 'Archivo', kinds: ['pdf', 'png', 'jpg', 'jpeg', 'webp'], maxBytes: 10 * 1024 * 1024 }),
    problems: readOnly(text({ label: 'Observaciones', max: 2_000 })),
  },
  hidden: true,
  unique: [['distributor_registry', 'type']],
  list: { columns: ['id', 'distributor_registry', 'type', 'file'], filters: ['distributor_registry', 'type'] },
});
