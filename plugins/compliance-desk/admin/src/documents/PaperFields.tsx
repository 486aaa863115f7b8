import { Field, Radio, Textarea } from '@strapi/design-system';
import { RecordField } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';

type PaperType = ItemOf<'GET /nom-documents'>['document_type'];

const codeOf = ({ code, name }: Pick<ItemOf<'GET /noms'>, 'code' | 'name'>): string => `${code} · ${name}`;
export const nameOf = ({ name }: { readonly name: string }): string => name;
export const typeTexts = { certificate: 'Certificado', dictum: 'Dictamen' } as const;

interface TypeProps {
  readonly label: string;
  readonly type: PaperType;
  readonly onChange: (type: PaperType) => void;
}

/** Which of the two kinds of paper it is. */
export const TypeField = ({ label, type, onChange }: TypeProps) => (
  <Field.Root name="document_type">
    <Field.Label>{label}</Field.Label>
    <Radio.Group value={type} onValueChange={(value) => onChange(value === 'dictum' ? 'dictum' : 'certificate')}>
      <Radio.Item value="certificate">{typeTexts.certificate}</Radio.Item>
      <Radio.Item value="dictum">{typeTexts.dictum}</Radio.Item>
    </Radio.Group>
  </Field.Root>
);

interface ChoiceProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** The norm in force that it answers to. */
export const NomField = ({ value, error, onChange }: ChoiceProps) => (
  <RecordField<ItemOf<'GET /noms'>>
    name="nom_id"
    isRequired
    error={error}
    label="Norma"
    path={`/${pluginId}/noms?is_active=true`}
    placeholder="Elige la norma"
    failedText="No se pudieron cargar las normas"
    value={value}
    nameOf={codeOf}
    onChange={onChange}
  />
);

interface AgencyProps extends ChoiceProps {
  readonly label: string;
  readonly isRequired?: boolean;
}

/** The certification agency that issues it. */
export const AgencyField = ({ label, isRequired = false, value, error, onChange }: AgencyProps) => (
  <RecordField<ItemOf<'GET /nom-document-certification-agencies'>>
    name="certification_agency_id"
    isRequired={isRequired}
    error={error}
    label={label}
    path={`/${pluginId}/nom-document-certification-agencies`}
    placeholder="Elige el organismo"
    value={value}
    nameOf={nameOf}
    onChange={onChange}
  />
);

interface NotesProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (notes: string) => void;
}

export const NotesField = ({ value, error, onChange }: NotesProps) => (
  <Field.Root name="notes" error={error}>
    <Field.Label>Notas</Field.Label>
    <Textarea value={value} maxLength={2000} onChange={(event) => onChange(event.target.value)} />
    <Field.Error />
  </Field.Root>
);

/** What is said of a paper, and its file when one was chosen, as the platform takes them together (spec catalogue 7). */
export function multipart(data: unknown, file: File | null): FormData {
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  if (file !== null) body.set('file', file);
  return body;
}
