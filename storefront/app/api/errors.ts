/** Messages per field; `_general` speaks of the whole request. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Numbers that a refusal tells beside its texts, by name: `main_inventory_quantity`. */
export type RefusedNumbers = Readonly<Record<string, number>>;

export interface ApiFailure {
  readonly status: number;
  readonly fields?: FieldErrors;
  readonly code?: string | null;
  readonly requestId?: string | null;
  /** What changed since the buyer was last shown it, line by line; the cart's refusals alone. */
  readonly changes?: readonly string[];
  readonly numbers?: RefusedNumbers;
}

/** An answer of the API other than 2xx (status 0: the API could not be reached). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly fields: FieldErrors;
  readonly code: string | null;
  readonly requestId: string | null;
  readonly changes: readonly string[];
  readonly numbers: RefusedNumbers;

  constructor(
    { status, fields = {}, code = null, requestId = null, changes = [], numbers = {} }: ApiFailure,
    options?: ErrorOptions,
  ) {
    super(code ?? `API answered ${status}`, options);
    this.status = status;
    this.fields = fields;
    this.code = code;
    this.requestId = requestId;
    this.changes = changes;
    this.numbers = numbers;
  }
}

interface ErrorBody {
  readonly errors?: Record<string, unknown>;
  readonly changes?: unknown;
  readonly error?: {
    readonly message?: unknown;
    readonly details?: { readonly requestId?: unknown; readonly codes?: unknown };
  };
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '');

function fieldsOf({ errors, error }: ErrorBody): FieldErrors {
  const entries = Object.entries(errors ?? {}).map(([field, messages]) => [field, texts(messages)] as const);
  if (entries.length > 0) return Object.fromEntries(entries);
  const message = texts(error?.message);
  return message.length > 0 ? { _general: message } : {};
}

/** The texts of what changed. */
const changesOf = ({ changes }: ErrorBody): string[] =>
  Array.isArray(changes) ? changes.flatMap((change: { readonly text?: unknown } | null) => texts(change?.text)) : [];

const numbersOf = (body: object): RefusedNumbers =>
  Object.fromEntries(Object.entries(body).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads an error answer of the API, whatever its body turned out to be. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const known: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const code = texts(known.error?.details?.codes)[0] ?? null;
  return new ApiError({
    status,
    fields: fieldsOf(known),
    code,
    requestId: textOrNull(known.error?.details?.requestId),
    changes: changesOf(known),
    numbers: numbersOf(known),
  });
}
