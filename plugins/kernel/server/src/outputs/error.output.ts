import { z } from 'zod';

const details = z
  .looseObject({
    errors: z.record(z.string(), z.array(z.string())).optional(),
    codes: z
      .array(z.string())
      .optional()
      .meta({ description: 'Claves estables de cada motivo, en el orden de los mensajes', examples: [['required']] }),
    retryAfterSeconds: z.int().optional(),
    changed: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: '409: los campos que otra persona cambió, con su valor de ahora' }),
    requestId: z.string().optional().meta({ description: '500: el número con que soporte encuentra la petición' }),
  })
  .meta({ description: 'Lo que un programa necesita saber además del texto' });

/** The body of every error, whatever its status. */
export const errorOutput = z
  .looseObject({
    data: z.null(),
    errors: z.record(z.string(), z.array(z.string())).meta({
      description: 'Los motivos en español por campo; lo que no es de un campo está en `_general`',
      examples: [{ quantity: ['Debe ser mayor que 0'] }],
    }),
    error: z.looseObject({
      status: z.int(),
      name: z.string(),
      message: z.string().meta({ description: 'El primer motivo' }),
      details,
    }),
  })
  .meta({ id: 'Error' });

/** An error that every call may answer; components/responses holds it under its name. */
export interface SharedError {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  readonly example: { readonly name: string; readonly errors: Readonly<Record<string, readonly string[]>> };
  readonly retries?: true;
}

const general = (text: string) => ({ _general: [text] });

/** The errors that calls share, in the order of their status. */
export const sharedErrors = [
  {
    status: 401,
    name: 'Unauthenticated',
    description: 'Falta el token, venció o no se conoce: inicia sesión o renueva el token.',
    example: { name: 'UnauthorizedError', errors: general('Inicia sesión para continuar') },
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'Quien llama es conocido, pero no tiene el permiso de la operación (`x-permission`).',
    example: { name: 'ForbiddenError', errors: general('Acción no autorizada') },
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'El registro no existe, o no es de quien llama: la respuesta no dice cuál de los dos.',
    example: { name: 'NotFoundError', errors: general('No encontramos lo que buscas') },
  },
  {
    status: 409,
    name: 'Conflict',
    description:
      'Otra persona cambió el registro desde que lo leíste (`If-Match`), o la petición con esa `Idempotency-Key` ya se realizó y su respuesta se perdió (`error.details.records` dice qué escribió).',
    example: { name: 'ConflictError', errors: general('Otra persona cambió este registro mientras lo editabas') },
  },
  {
    status: 422,
    name: 'Invalid',
    description: 'La petición se entendió y se rechaza: todos los motivos a la vez, por campo.',
    example: {
      name: 'ValidationError',
      errors: { quantity: ['Debe ser mayor que 0'], 'lines.0.product_id': ['No existe'] },
    },
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: 'Demasiadas peticiones: espera los segundos de la cabecera `Retry-After`.',
    example: {
      name: 'RateLimitError',
      errors: general('Has excedido el límite de peticiones. Intenta de nuevo más tarde.'),
    },
    retries: true,
  },
  {
    status: 503,
    name: 'Unavailable',
    description: 'Un servicio del que depende la plataforma no responde: repite tras los segundos de `Retry-After`.',
    example: { name: 'ServiceUnavailableError', errors: general('Servicio no disponible por el momento') },
    retries: true,
  },
] as const satisfies readonly SharedError[];
