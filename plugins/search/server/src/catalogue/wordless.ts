import { tokensOf } from '@mayorista/search-engine';

/** Whether a text was typed that holds no word ('🙂', a run of a hundred letters): engines answer it with the whole catalogue. */
export const isWordless = (text: string): boolean => text.trim() !== '' && tokensOf(text).length === 0;
