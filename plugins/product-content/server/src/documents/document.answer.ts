import { dataOutput, fileOutput, listOutput } from '@mayorista/kernel';
import { productDocument } from '@mayorista/catalogue/answers';

export const productDocumentListOutput = listOutput(productDocument);

export const productDocumentOutput = fileOutput('*/*');

export const productDocumentCreateOutput = dataOutput(productDocument);
