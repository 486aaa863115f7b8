import type { Step } from './registration.steps';

type Row = Record<string, string>;

const textsOf = (form: FormData, section: string): Row =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${section}.`) && typeof value === 'string'
        ? [[name.slice(section.length + 1), value.trim()]]
        : [],
    ),
  );

/** Rows of a section, as `reference.0.name`: those without anything are none. */
function rowsOf(form: FormData, section: string): Row[] {
  const rows: Row[] = [];
  for (const [name, value] of Object.entries(textsOf(form, section))) {
    const [index = '', field = ''] = name.split('.');
    const row = (rows[Number(index)] ??= {});
    if (value !== '') row[field] = value;
  }
  return rows.filter((row) => Object.keys(row).length > 0);
}

const ids = new Set(['tax_regime_id', 'cfdi_use_id']);
const nullable = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value === '' ? null : ids.has(name) ? Number(value) : value]),
  );

/** What a step of the form says, as the platform takes it. */
export function stepBody(step: Step, form: FormData): object {
  if (step === 'registry' || step === 'fiscal') return { [step]: nullable(textsOf(form, step)) };
  if (step === 'reference') return { reference: rowsOf(form, 'reference'), addresses: rowsOf(form, 'addresses') };
  if (step === 'questionnaire')
    return {
      questionnaire: Object.entries(textsOf(form, 'questionnaire')).flatMap(([id, answer]) =>
        answer === '' ? [] : [{ question_id: Number(id), answer }],
      ),
    };
  return {};
}

/** The files of a step, to be sent on; null when there are none. */
export function stepFiles(form: FormData, token: string): FormData | null {
  const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string' && entry[1].size > 0);
  if (files.length === 0) return null;
  const sent = new FormData();
  sent.set('data', JSON.stringify({ token }));
  for (const [name, file] of files) sent.set(name, file);
  return sent;
}
