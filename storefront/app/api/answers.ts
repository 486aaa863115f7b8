/** The types of what the platform answers, written from what its routes declare (`npm run types:refresh`). */
export type { AnswerTo, DataOf, ItemOf, Named } from '@mayorista/config/answers';
