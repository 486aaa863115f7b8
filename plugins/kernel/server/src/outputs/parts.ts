import { z } from 'zod';

/** An amount of money as text: a client must not compute with floats. */
export const amountOutput = z.string().meta({ description: 'Importe como texto', examples: ['1250.00'] });

/** A day of the calendar of Mexico City. */
export const dayOutput = z.string().meta({ format: 'date', examples: ['2026-03-02'] });

/** A moment, ISO 8601 in UTC. */
export const instantOutput = z.string().meta({ format: 'date-time', examples: ['2026-03-02T18:30:00.000Z'] });

export const currencyOutput = z.enum(['USD', 'MXN']).meta({ examples: ['USD'] });

/** A record that another refers to: its id and name; one that is not there any more has no name. */
export const referenceOutput = z
  .strictObject({ id: z.int().meta({ examples: [7] }), name: z.string().nullable() })
  .meta({ id: 'Reference' });

/** An id with a name that is always there. */
export const namedOutput = z
  .strictObject({ id: z.int().meta({ examples: [7] }), name: z.string() })
  .meta({ id: 'Named' });

/** A private file, downloaded from `url` with the caller's token. */
export const privateFileOutput = z
  .strictObject({
    id: z.int(),
    name: z
      .string()
      .nullable()
      .meta({ examples: ['acuerdo.pdf'] }),
    url: z.string().meta({ examples: ['/api/private-files/12'] }),
  })
  .meta({ id: 'PrivateFile' });
