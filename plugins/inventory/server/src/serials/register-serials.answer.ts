import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const registeredSerials = z
  .strictObject({
    registered: z.int().meta({ description: 'Cuántos se registraron' }),
    in_stock: z.int().meta({ description: 'Cuántos hay ahora del producto en ese almacén' }),
  })
  .meta({ id: 'RegisteredSerials' });

export const registeredSerialsOutput = dataOutput(registeredSerials);
