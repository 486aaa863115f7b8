import { z } from 'zod';
import { dataOutput } from '../outputs/output';
import { document } from './list-documents.answer';

export const documentOutput = dataOutput(z.array(document));
