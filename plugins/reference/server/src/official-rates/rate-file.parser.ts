import { readFile } from 'node:fs/promises';
import { readRateFile, type RateFile } from './read-told.rules';

/** Reads a file of rates. */
export const run = async (path: string): Promise<RateFile> => readRateFile(await readFile(path, 'latin1'));
