import { z } from 'zod';
import type { FieldError } from '@mayorista/kernel';
import type { RegistryDocumentType } from '../../../shared';
import { telephoneRefusals } from '../contacts/telephone.rules';
import { judgeRfc } from '../fiscal-datas/fiscal-data.rules';
import { fiscalName } from '../../../shared/fiscal-names/fiscal-name';

interface Typed {
  readonly email: string;
  readonly telephone: string | null;
  readonly whatsapp_number: string | null;
  readonly rfc: string | null;
  readonly business_name: string | null;
  readonly commercial_references: readonly { readonly telephone: string }[];
}
const address = z.email();

/** Refuses what is typed wrong, whether or not all of it is there yet. */
export const judgeTyped = (row: Typed): FieldError[] => [
  ...(address.safeParse(row.email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
  ...telephoneRefusals(row.telephone),
  ...telephoneRefusals(row.whatsapp_number, undefined, 'whatsapp_number'),
  ...(row.rfc === null ? [] : judgeRfc(row.rfc)),
  ...(row.business_name === null || row.business_name === fiscalName(row.business_name, row.rfc)
    ? []
    : [{ code: 'fiscal_name_with_type', field: 'business_name' }]),
  ...row.commercial_references.flatMap(({ telephone }, index) =>
    telephoneRefusals(telephone, undefined, `commercial_references.${index}.telephone`),
  ),
];

interface Whole {
  readonly [field: string]: unknown;
  readonly commercial_references: readonly unknown[];
  readonly answers: readonly { readonly question_id: number }[];
}

const needed = ['telephone', 'rfc', 'business_name', 'tax_regime_id', 'cfdi_use_id', 'zip_code'] as const;

/** Lists what is missing before a registration can be sent. */
export function judgeWhole(
  row: Whole,
  {
    questions,
    documents,
  }: { readonly questions: readonly number[]; readonly documents: readonly RegistryDocumentType[] },
): FieldError[] {
  const answered = new Set(row.answers.map(({ question_id: id }) => id));
  return [
    ...needed.filter((field) => row[field] == null).map((field) => ({ code: 'required', field })),
    ...(row.commercial_references.length > 0 ? [] : [{ code: 'reference_missing', field: 'commercial_references' }]),
    ...questions.filter((id) => !answered.has(id)).map((id) => ({ code: 'required', field: `answers.${id}` })),
    ...(documents.includes('tax_certificate') ? [] : [{ code: 'tax_certificate_missing', field: 'documents' }]),
  ];
}
