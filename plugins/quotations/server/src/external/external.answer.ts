import { z } from 'zod';
import { emptyOutput, recordOutput } from '@mayorista/kernel';
import { externalDatas } from './external.record';

export const externalQuotationDataCreateOutput = recordOutput(externalDatas.outputs.one);

export const externalQuotationDataOutput = z.union([externalQuotationDataCreateOutput, emptyOutput]);
