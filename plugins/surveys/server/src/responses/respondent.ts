import { ValidationError, type Actor } from '@mayorista/kernel';
import { readAbout } from './links';

interface Named {
  readonly surveyId: number;
  /** Of the link that was mailed to one recipient. */
  readonly encryptedEntity: string | null;
  /** Made by the store for a browser of which nobody is known. */
  readonly uuid: string | null;
}

/** Whose answer it is. */
export interface Respondent {
  /** Names it: a survey has one answer of each. */
  readonly key: string;
  readonly about: string | null;
}

/** Tells whose answer it is: of the recipient of a link, of whoever is logged in, of a browser; null for nobody that could be known again. */
export function respondentOf({ kind, id }: Actor, { surveyId, encryptedEntity, uuid }: Named): Respondent | null {
  if (encryptedEntity !== null) {
    const about = readAbout(surveyId, encryptedEntity);
    if (about === null) throw new ValidationError([{ code: 'survey_respondent_unknown', field: 'encrypted_entity' }]);
    return { key: `about:${about}`, about };
  }
  if (kind === 'person' && id !== null) return { key: `person:${id}`, about: null };
  return uuid === null ? null : { key: `uuid:${uuid}`, about: null };
}
