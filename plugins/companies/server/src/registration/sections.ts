import { reject, ValidationError, type FieldError } from '@mayorista/kernel';

/** The steps of a registration and what each consists of; groups of lines have one name in the calls and another in the record. */
export const fieldsOfSection = {
  registry: [
    'name',
    'paternal_surname',
    'maternal_surname',
    'email',
    'telephone',
    'whatsapp_number',
    'tradename',
    'company_type',
    'state_name',
    'web_page',
  ],
  fiscal: ['rfc', 'business_name', 'tax_regime_id', 'cfdi_use_id', 'zip_code'],
} as const;
export const groupOfSection = {
  reference: 'commercial_references',
  addresses: 'addresses',
  questionnaire: 'answers',
} as const;

export const sectionNames = ['registry', 'fiscal', 'reference', 'addresses', 'questionnaire'] as const;
export type Section = (typeof sectionNames)[number];
type Json = Readonly<Record<string, unknown>>;

const isGroup = (section: Section): section is keyof typeof groupOfSection => section in groupOfSection;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a multipart form is text. Throws ValidationError for text that is no JSON. */
function parsed(section: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return reject('bad_json', section);
  }
}

/** Returns the fields of a record that the sections of a call name. Throws ValidationError for what belongs to no section. */
export function fieldsOfSections(input: Json): Json {
  const fields: Record<string, unknown> = {};
  const refusals: FieldError[] = [];
  for (const section of sectionNames) {
    if (input[section] === undefined) continue;
    const value = parsed(section, input[section]);
    if (isGroup(section)) {
      fields[groupOfSection[section]] = value;
      continue;
    }
    if (!isObject(value)) {
      refusals.push({ code: 'invalid', field: section });
      continue;
    }
    const known: readonly string[] = fieldsOfSection[section];
    for (const [name, each] of Object.entries(value))
      if (known.includes(name)) fields[name] = each === '' ? null : each;
      else refusals.push({ code: 'unknown_field', field: `${section}.${name}` });
  }
  if (refusals.length > 0) throw new ValidationError(refusals);
  return fields;
}

/** Returns the record's fields by section, as calls give and are given them. */
export function sectionsOf(row: Json): Record<Section, unknown> {
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return {
    registry: pick(fieldsOfSection.registry),
    fiscal: pick(fieldsOfSection.fiscal),
    reference: row[groupOfSection.reference] ?? [],
    addresses: row[groupOfSection.addresses] ?? [],
    questionnaire: row[groupOfSection.questionnaire] ?? [],
  };
}

/** Puts the section before a field: errors are grouped by what stands before the first dot (spec storefront 5). */
export function inSection(field: string): string {
  const [first = '', ...rest] = field.split('.');
  for (const section of sectionNames) {
    if (isGroup(section)) {
      if (groupOfSection[section] === first) return [section, ...rest].join('.');
      continue;
    }
    const known: readonly string[] = fieldsOfSection[section];
    if (known.includes(first)) return `${section}.${field}`;
  }
  return field;
}

/** Runs `work` and names the fields of its refusals by section. */
export async function withSections<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(
      error.refusals.map((each) => (each.field === undefined ? each : { ...each, field: inSection(each.field) })),
      error.extra,
    );
  }
}
