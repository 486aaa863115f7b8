import { z } from 'zod';
import { listOutput, recordOutput } from '@mayorista/kernel';
import { companyDocuments } from './company-document.record';

export const companyDocumentListOutput = listOutput(companyDocuments.outputs.listed);

export const companyDocumentOutput = recordOutput(companyDocuments.outputs.one);

export const uploadedCompanyDocumentOutput = companyDocumentOutput.extend({
  meta: z.strictObject({ is_new: z.boolean().meta({ description: 'Falso: reemplazó al que había' }) }),
});
