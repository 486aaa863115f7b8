import { fileOutput } from '@mayorista/kernel';

export const distributorQuotationDownloadOutput = fileOutput('application/pdf');
