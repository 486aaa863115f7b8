import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const countActionViaShortLink = z.strictObject({ code: z.string() });

export const countActionViaShortLinkOutput = dataOutput(countActionViaShortLink);
