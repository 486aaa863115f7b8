import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

export const translationOutput = dataOutput(z.record(z.string(), z.string()));
