import { Flex } from '@strapi/design-system';
import { FormDialog, RecordField, TextField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FileField } from '../documents/FileField';
import { AgencyField, multipart, nameOf, NomField, NotesField, TypeField } from '../documents/PaperFields';
import { productFields, ProductsField } from '../documents/ProductsField';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';
import type { CertRecord } from './cert';
import { dataOf, type CertDraft } from './cert-draft';

interface Props {
  /** The procedure that is changed; null for a new one. */
  readonly cert: CertRecord | null;
  readonly draft: CertDraft;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = [
  'folio',
  'nom_id',
  'certification_agency_id',
  'responsible_id',
  'requested_on',
  'expected_on',
  'notes',
  'file',
];

/** A certification procedure with its products and the file of its request. */
export function CertDialog({ cert, draft: first, onDone, onClose }: Props) {
  const isNew = cert === null;
  const [draft, setDraft] = useState(first);
  const set = (change: Partial<CertDraft>) => setDraft((current) => ({ ...current, ...change }));
  const save = useSaving(cert);
  const submit = () => save(draft);

  return (
    <FormDialog
      title={isNew ? 'Abrir un trámite NOM' : `Editar el trámite ${cert.folio}`}
      submitLabel={isNew ? 'Abrir' : 'Guardar'}
      isIncomplete={draft.folio.trim() === '' || draft.nomId === null}
      fields={[...fields, ...productFields(draft.products)]}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            name="folio"
            label="Folio"
            value={draft.folio}
            maxLength={60}
            isRequired
            error={errorOf('folio')}
            onChange={(folio) => set({ folio })}
          />
          <TypeField label="Se tramita un" type={draft.type} onChange={(type) => set({ type })} />
          <Places draft={draft} set={set} errorOf={errorOf} />
          <Flex gap={4} alignItems="flex-start">
            <TextField
              name="requested_on"
              type="date"
              label="Solicitado el"
              hint="Vacía: hoy"
              value={draft.requestedOn}
              error={errorOf('requested_on')}
              onChange={(requestedOn) => set({ requestedOn })}
            />
            <TextField
              name="expected_on"
              type="date"
              label="Se espera el"
              value={draft.expectedOn}
              error={errorOf('expected_on')}
              onChange={(expectedOn) => set({ expectedOn })}
            />
          </Flex>
          <ProductsField products={draft.products} errorOf={errorOf} onChange={(products) => set({ products })} />
          <NotesField value={draft.notes} error={errorOf('notes')} onChange={(notes) => set({ notes })} />
          <FileField
            label="Solicitud"
            error={errorOf('file')}
            kept={cert?.file?.name ?? null}
            onFile={(file) => set({ file })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Opens a procedure, or changes one; multipart either way (spec catalogue 7). */
function useSaving(cert: CertRecord | null) {
  const { post, put } = useFetchClient();
  const act = useMutation();
  return (draft: CertDraft) => {
    const body = multipart(dataOf(draft), draft.file);
    if (cert === null) return act(() => post(`/${pluginId}/nom-certs`, body), 'Trámite abierto');
    const headers = { 'If-Match': `"${cert.updatedAt}"` };
    return act(() => put(`/${pluginId}/nom-certs/${cert.id}`, body, { headers }), 'Trámite actualizado');
  };
}

interface PlacesProps {
  readonly draft: CertDraft;
  readonly set: (change: Partial<CertDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The norm, the agency it goes to and who sees to it. */
const Places = ({ draft, set, errorOf }: PlacesProps) => (
  <>
    <NomField value={draft.nomId} error={errorOf('nom_id')} onChange={(nomId) => set({ nomId })} />
    <AgencyField
      label="Organismo"
      value={draft.agencyId}
      error={errorOf('certification_agency_id')}
      onChange={(agencyId) => set({ agencyId })}
    />
    <RecordField<ItemOf<'GET /nom-requirement-responsables'>>
      name="responsible_id"
      error={errorOf('responsible_id')}
      label="Responsable"
      path={`/${pluginId}/nom-requirement-responsables`}
      placeholder="Elige al responsable"
      value={draft.responsibleId}
      nameOf={nameOf}
      onChange={(responsibleId) => set({ responsibleId })}
    />
  </>
);
