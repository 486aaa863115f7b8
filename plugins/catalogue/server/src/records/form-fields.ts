import type { Json } from '@mayorista/kernel';

/**
 * What a form's text fields stand for: lists and objects come as JSON (`selected_category_accesories`) or part by part
 * (`name_translations[es]`, `suppliers[0]`), and an empty text is nothing. Pure; checks nothing.
 */
export function formFields(given: Json): Json {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(given)) {
    const [, whole, part] = /^(\w+)\[(\w*)\]$/.exec(name) ?? [];
    if (whole === undefined || part === undefined) fields.set(name, meant(value));
    else fields.set(whole, withPart(fields.get(whole), part, meant(value)));
  }
  return Object.fromEntries(fields);
}

function withPart(current: unknown, part: string, value: unknown): unknown {
  if (part === '' || /^\d+$/.test(part))
    return [...(Array.isArray(current) ? (current as unknown[]) : []), value].flat();
  return { ...(typeof current === 'object' && current !== null ? current : {}), [part]: value };
}

function meant(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return null;
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // A text that begins like JSON and is none: it is checked as the text it is.
    return value;
  }
}
