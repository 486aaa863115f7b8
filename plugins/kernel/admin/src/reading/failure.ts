/** Error of a call to the platform, ready to be shown. */
export interface Failure {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** The first text of each field; '_general' concerns the whole. */
  readonly fields: Readonly<Record<string, string>>;
  /** One sentence for a person. */
  readonly text: string;
}

const unexpected = 'No se pudo completar la acción. Inténtalo de nuevo.';
const offline = 'No hay respuesta del servidor. Revisa tu conexión e inténtalo de nuevo.';

/** Converts an error thrown by the panel's client to a Failure with texts for people, also when there was no answer. */
export function toFailure(error: unknown): Failure {
  const status = numberAt(error, 'status');
  const body = at(at(error, 'response'), 'data');
  const fields = firstTexts(at(body, 'errors'));
  if (status === null) return { status, fields, text: offline };
  const texts = [...new Set(Object.values(fields))];
  return { status, fields, text: texts.length > 0 ? texts.join('. ') : unexpected };
}

function firstTexts(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function numberAt(value: unknown, key: string): number | null {
  const found = at(value, key);
  return typeof found === 'number' ? found : null;
}
