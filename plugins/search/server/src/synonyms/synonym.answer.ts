import { z } from 'zod';

export const searchSynonym = z.strictObject({ id: z.int(), words: z.array(z.string()) }).meta({ id: 'SearchSynonym' });
