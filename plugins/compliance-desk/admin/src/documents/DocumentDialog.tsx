import { Checkbox, Flex } from '@strapi/design-system';
import { FormDialog, TextField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { dataOf, isIncomplete, pathOf, type DocumentDraft, type DocumentRecord } from './document-draft';
import { FileField } from './FileField';
import { AgencyField, multipart, NomField, NotesField, TypeField, typeTexts } from './PaperFields';
import { productFields, ProductsField } from './ProductsField';

interface Props {
  /** The document that is changed; null for a new one. */
  readonly document: DocumentRecord | null;
  readonly draft: DocumentDraft;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = ['number', 'nom_id', 'certification_agency_id', 'holder', 'issued_on', 'expires_on', 'notes', 'file'];

type ErrorOf = (field: string) => string | undefined;

/** A certificate or dictum with its file and its products: a new one is stored whole, pending of review. */
export function DocumentDialog({ document, draft: first, onDone, onClose }: Props) {
  const isNew = document === null;
  const [draft, setDraft] = useState(first);
  const set = (change: Partial<DocumentDraft>) => setDraft((current) => ({ ...current, ...change }));
  const save = useSaving(document);
  const submit = () => save(draft);

  return (
    <FormDialog
      title={isNew ? 'Cargar certificado o dictamen' : `Editar el documento ${document.number}`}
      submitLabel={isNew ? 'Cargar' : 'Guardar'}
      isIncomplete={isIncomplete(draft, isNew)}
      fields={[...fields, ...productFields(draft.products)]}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {isNew && <TypeField label="Tipo" type={draft.type} onChange={(type) => set({ type })} />}
          <Origin draft={draft} set={set} errorOf={errorOf} />
          <Days draft={draft} set={set} errorOf={errorOf} />
          <ProductsField products={draft.products} errorOf={errorOf} onChange={(products) => set({ products })} />
          <Checkbox checked={draft.isStrict} onCheckedChange={(checked) => set({ isStrict: checked === true })}>
            Aceptar solo productos que ya tienen asignada la norma
          </Checkbox>
          <NotesField value={draft.notes} error={errorOf('notes')} onChange={(notes) => set({ notes })} />
          <FileField
            label="Documento"
            error={errorOf('file')}
            isRequired={isNew}
            kept={document?.file?.name ?? null}
            onFile={(file) => set({ file })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Stores a new document, or changes one; multipart either way (spec catalogue 7). */
function useSaving(document: DocumentRecord | null) {
  const { post, put } = useFetchClient();
  const act = useMutation();
  return (draft: DocumentDraft) => {
    const body = multipart(dataOf(draft, document === null), draft.file);
    const path = `/${pluginId}/${pathOf(draft.type)}`;
    if (document === null) return act(() => post(path, body), `${typeTexts[draft.type]} cargado`);
    const headers = { 'If-Match': `"${document.updatedAt}"` };
    return act(() => put(`${path}/${document.id}`, body, { headers }), `${typeTexts[draft.type]} actualizado`);
  };
}

interface PartProps {
  readonly draft: DocumentDraft;
  readonly set: (change: Partial<DocumentDraft>) => void;
  readonly errorOf: ErrorOf;
}

const Origin = ({ draft, set, errorOf }: PartProps) => (
  <>
    <TextField
      name="number"
      label="Número"
      value={draft.number}
      maxLength={120}
      isRequired
      error={errorOf('number')}
      onChange={(number) => set({ number })}
    />
    <NomField value={draft.nomId} error={errorOf('nom_id')} onChange={(nomId) => set({ nomId })} />
    <AgencyField
      label="Organismo que lo emitió"
      value={draft.agencyId}
      isRequired
      error={errorOf('certification_agency_id')}
      onChange={(agencyId) => set({ agencyId })}
    />
    <TextField
      name="holder"
      label="Titular"
      value={draft.holder}
      maxLength={200}
      error={errorOf('holder')}
      onChange={(holder) => set({ holder })}
    />
  </>
);

const Days = ({ draft, set, errorOf }: PartProps) => (
  <Flex gap={4} alignItems="flex-start">
    <TextField
      name="issued_on"
      type="date"
      label="Emitido el"
      value={draft.issuedOn}
      error={errorOf('issued_on')}
      onChange={(issuedOn) => set({ issuedOn })}
    />
    <TextField
      name="expires_on"
      type="date"
      label="Vence el"
      hint="Su último día válido; vacía: no vence"
      value={draft.expiresOn}
      error={errorOf('expires_on')}
      onChange={(expiresOn) => set({ expiresOn })}
    />
  </Flex>
);
