import { Checkbox, Field, Flex, Radio, Textarea } from '@strapi/design-system';
import { FormDialog, RecordPicker, TextField, useAct } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { dataOf, isIncomplete, pathOf, type DocumentDraft, type DocumentRecord } from './document-draft';
import { FileField } from './FileField';
import { productFields, ProductsField } from './ProductsField';

interface Props {
  /** The document that is changed; null for a new one. */
  readonly document: DocumentRecord | null;
  readonly draft: DocumentDraft;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const fields = ['number', 'nom_id', 'certification_agency_id', 'holder', 'issued_on', 'expires_on', 'notes', 'file'];
const codeOf = ({ code, name }: Named & { readonly code: string }): string => `${code} · ${name}`;
const nameOf = ({ name }: Named): string => name;
const typeTexts = { certificate: 'Certificado', dictum: 'Dictamen' } as const;

type ErrorOf = (field: string) => string | undefined;

/** A certificate or dictum with its file and its products: a new one is stored whole, pending of review. */
export function DocumentDialog({ document, draft: first, onDone, onClose }: Props) {
  const isNew = document === null;
  const [draft, setDraft] = useState(first);
  const set = (change: Partial<DocumentDraft>) => setDraft((current) => ({ ...current, ...change }));
  const save = useSaving(document);
  const submit = async () => {
    const failure = await save(draft);
    if (failure === null) onDone();
    return failure;
  };

  return (
    <FormDialog
      title={isNew ? 'Cargar certificado o dictamen' : `Editar el documento ${document.number}`}
      submitLabel={isNew ? 'Cargar' : 'Guardar'}
      isIncomplete={isIncomplete(draft, isNew)}
      fields={[...fields, ...productFields(draft.products)]}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {isNew && <TypeField type={draft.type} onChange={(type) => set({ type })} />}
          <Origin draft={draft} set={set} errorOf={errorOf} />
          <Days draft={draft} set={set} errorOf={errorOf} />
          <ProductsField products={draft.products} errorOf={errorOf} onChange={(products) => set({ products })} />
          <Checkbox checked={draft.isStrict} onCheckedChange={(checked) => set({ isStrict: checked === true })}>
            Aceptar solo productos que ya tienen asignada la norma
          </Checkbox>
          <Field.Root name="notes" error={errorOf('notes')}>
            <Field.Label>Notas</Field.Label>
            <Textarea value={draft.notes} maxLength={2000} onChange={(event) => set({ notes: event.target.value })} />
            <Field.Error />
          </Field.Root>
          <FileField
            label="Archivo del documento"
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
  const act = useAct();
  return (draft: DocumentDraft) => {
    const body = new FormData();
    body.set('data', JSON.stringify(dataOf(draft, document === null)));
    if (draft.file !== null) body.set('file', draft.file);
    const path = `/${pluginId}/${pathOf(draft.type)}`;
    if (document === null) return act(() => post(path, body), `${typeTexts[draft.type]} cargado`);
    const headers = { 'If-Match': `"${document.updatedAt}"` };
    return act(() => put(`${path}/${document.id}`, body, { headers }), `${typeTexts[draft.type]} actualizado`);
  };
}

interface TypeProps {
  readonly type: DocumentDraft['type'];
  readonly onChange: (type: DocumentDraft['type']) => void;
}

const TypeField = ({ type, onChange }: TypeProps) => (
  <Field.Root name="document_type">
    <Field.Label>Tipo</Field.Label>
    <Radio.Group value={type} onValueChange={(value) => onChange(value === 'dictum' ? 'dictum' : 'certificate')}>
      <Radio.Item value="certificate">{typeTexts.certificate}</Radio.Item>
      <Radio.Item value="dictum">{typeTexts.dictum}</Radio.Item>
    </Radio.Group>
  </Field.Root>
);

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
    <Field.Root name="nom_id" required error={errorOf('nom_id')}>
      <Field.Label>Norma</Field.Label>
      <RecordPicker
        path={`/${pluginId}/noms?is_active=true`}
        size="M"
        placeholder="Elige la norma"
        failedText="No se pudieron cargar las normas"
        value={draft.nomId}
        nameOf={codeOf}
        onChange={(nomId) => set({ nomId })}
      />
      <Field.Error />
    </Field.Root>
    <Field.Root name="certification_agency_id" required error={errorOf('certification_agency_id')}>
      <Field.Label>Organismo que lo emitió</Field.Label>
      <RecordPicker
        path={`/${pluginId}/nom-document-certification-agencies`}
        size="M"
        placeholder="Elige el organismo"
        value={draft.agencyId}
        nameOf={nameOf}
        onChange={(agencyId) => set({ agencyId })}
      />
      <Field.Error />
    </Field.Root>
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
