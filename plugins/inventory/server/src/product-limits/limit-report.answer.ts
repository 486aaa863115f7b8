import { z } from 'zod';
import { instantOutput, dataOutput, listOutput } from '@mayorista/kernel';

const productLimitReport = z
  .strictObject({ id: z.int(), products: z.int(), rows: z.int(), created_at: instantOutput })
  .meta({ id: 'ProductLimitReport' });

export const productLimitReportListOutput = listOutput(productLimitReport);

const reportFile = z
  .strictObject({
    file: z.string(),
    url: z.string(),
    id: z.int(),
    products: z.int(),
    rows: z.int(),
    created_at: instantOutput,
  })
  .meta({ id: 'ProductLimitReportFile' });

export const productLimitReportOutput = dataOutput(reportFile);

const reportJob = z.strictObject({ job_id: z.int().nullable() });

export const productLimitReportCreateOutput = dataOutput(reportJob);
