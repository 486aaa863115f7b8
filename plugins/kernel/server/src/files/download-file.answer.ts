import { fileOutput } from '../outputs/output';

export const downloadedFile = fileOutput('*/*');
