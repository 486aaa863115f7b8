import { fileOutput } from '../outputs/output';

export const privateFileOutput = fileOutput(['image/png', 'application/pdf']);
