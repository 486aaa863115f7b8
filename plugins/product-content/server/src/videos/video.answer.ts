import { dataOutput, listOutput } from '@mayorista/kernel';
import { productVideo } from '@mayorista/catalogue/answers';

export const productVideoListOutput = listOutput(productVideo);

export const productVideoOutput = dataOutput(productVideo);
