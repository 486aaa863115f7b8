import { Field, Flex, Radio, Textarea, TextInput, Typography } from '@strapi/design-system';
import { FormDialog, RecordPicker, useAct } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { pluginId } from '../plugin-id';
import { dataOf, isIncomplete, newDraft, pathOf, type UploadDraft } from './upload';

interface Props {
  /** Products it covers from the start. */
  readonly productIds: readonly number[];
  readonly nomId: number | null;
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

type ErrorOf = (field: string) => string | undefined;

/** A new certificate or dictum with its file: stored whole, pending of review. */
export function UploadDialog({ productIds, nomId, onDone, onClose }: Props) {
  const { post } = useFetchClient();
  const act = useAct();
  const [draft, setDraft] = useState(() => newDraft(nomId));
  const set = (change: Partial<UploadDraft>) => setDraft((current) => ({ ...current, ...change }));
  const submit = async () => {
    const body = new FormData();
    body.set('data', JSON.stringify(dataOf(draft, productIds)));
    if (draft.file !== null) body.set('file', draft.file);
    const failure = await act(
      () => post(`/${pluginId}/${pathOf(draft)}`, body),
      draft.type === 'certificate' ? 'Certificado cargado' : 'Dictamen cargado',
    );
    if (failure === null) onDone();
    return failure;
  };

  return (
    <FormDialog
      title="Cargar certificado o dictamen"
      submitLabel="Cargar"
      isIncomplete={isIncomplete(draft)}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field.Root name="document_type">
            <Field.Label>Tipo</Field.Label>
            <Radio.Group
              value={draft.type}
              onValueChange={(type) => set({ type: type === 'dictum' ? 'dictum' : 'certificate' })}
            >
              <Radio.Item value="certificate">Certificado</Radio.Item>
              <Radio.Item value="dictum">Dictamen</Radio.Item>
            </Radio.Group>
          </Field.Root>
          <Origin draft={draft} set={set} errorOf={errorOf} />
          <Flex gap={4} alignItems="flex-start" wrap="wrap">
            <Day
              label="Emitido el"
              name="issued_on"
              value={draft.issuedOn}
              errorOf={errorOf}
              onChange={(issuedOn) => set({ issuedOn })}
            />
            <Day
              label="Vence el"
              name="expires_on"
              hint="Su último día válido; vacía: no vence"
              value={draft.expiresOn}
              errorOf={errorOf}
              onChange={(expiresOn) => set({ expiresOn })}
            />
          </Flex>
          <Field.Root name="notes" error={errorOf('notes')}>
            <Field.Label>Notas</Field.Label>
            <Textarea value={draft.notes} maxLength={2000} onChange={(event) => set({ notes: event.target.value })} />
            <Field.Error />
          </Field.Root>
          <FileField error={errorOf('file')} onFile={(file) => set({ file })} />
        </>
      )}
    </FormDialog>
  );
}

interface PartProps {
  readonly draft: UploadDraft;
  readonly set: (change: Partial<UploadDraft>) => void;
  readonly errorOf: ErrorOf;
}

const Origin = ({ draft, set, errorOf }: PartProps) => (
  <>
    <Field.Root name="number" required error={errorOf('number')}>
      <Field.Label>Número</Field.Label>
      <TextInput value={draft.number} maxLength={120} onChange={(event) => set({ number: event.target.value })} />
      <Field.Error />
    </Field.Root>
    <Field.Root name="nom_id" required error={errorOf('nom_id')}>
      <Field.Label>Norma</Field.Label>
      <RecordPicker
        path={`/${pluginId}/noms?is_active=true`}
        size="M"
        placeholder="Elige la norma"
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
    <Field.Root name="holder" error={errorOf('holder')}>
      <Field.Label>Titular</Field.Label>
      <TextInput value={draft.holder} maxLength={200} onChange={(event) => set({ holder: event.target.value })} />
      <Field.Error />
    </Field.Root>
  </>
);

interface DayProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly value: string;
  readonly errorOf: ErrorOf;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, name, hint, value, errorOf, onChange }: DayProps) => (
  <Field.Root name={name} error={errorOf(name)} hint={hint}>
    <Field.Label>{label}</Field.Label>
    <TextInput type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);

const FileField = ({
  error,
  onFile,
}: {
  readonly error: string | undefined;
  readonly onFile: (file: File | null) => void;
}) => (
  <Field.Root name="file" required error={error} hint="PDF, JPG o PNG">
    <Field.Label>Archivo</Field.Label>
    <input
      type="file"
      name="file"
      aria-label="Archivo del documento"
      accept=".pdf,.jpg,.jpeg,.png"
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
    <Typography variant="pi" textColor="neutral600">
      Se guarda en privado: solo lo descarga el personal con permiso.
    </Typography>
    <Field.Hint />
    <Field.Error />
  </Field.Root>
);
