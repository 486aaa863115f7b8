import { fileOutput } from '@mayorista/kernel';

export const ledgerStatementOutput = fileOutput('application/pdf');
