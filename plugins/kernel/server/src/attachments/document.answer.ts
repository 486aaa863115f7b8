import { z } from 'zod';
import { dataOutput, listOutput } from '../outputs/output';

const document = z
  .strictObject({
    id: z.int(),
    modelType: z.string(),
    modelId: z.string(),
    documentType: z.string().nullable(),
    name: z.string(),
    mime: z.string(),
    size_bytes: z.number(),
    private_file_id: z.int(),
    url: z.string(),
    uploaded_by: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Document' });

export const documentListOutput = listOutput(document);

export const addedDocumentsOutput = dataOutput(z.array(document));
