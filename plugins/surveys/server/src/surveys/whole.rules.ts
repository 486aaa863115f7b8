import type { FieldError } from '@mayorista/kernel';
import { optionsIn, ratingRange, type FieldType } from '../../../shared';

interface Judged {
  readonly survey_fields: readonly { readonly type: FieldType; readonly options: string | null }[];
}

/** Lists what a survey lacks before anybody may answer it, each at its question. */
export function whatSurveyLacks({ survey_fields: fields }: Judged): FieldError[] {
  if (fields.length === 0) return [{ code: 'survey_without_fields', field: 'survey_fields' }];
  return fields.flatMap(({ type, options }, at) => {
    const code = whyNotOptions(type, optionsIn(options));
    return code === null ? [] : [{ code, field: `survey_fields.${at}.options` }];
  });
}

function whyNotOptions(type: FieldType, options: readonly string[]): string | null {
  switch (type) {
    case 'multiple_choice_field':
    case 'multiple_select_pill_field':
      return new Set(options).size === options.length && options.length > 1 ? null : 'survey_without_options';
    case 'rating_field':
      return ratingRange(options) === null ? 'survey_bad_range' : null;
    case 'like_dislike_field':
    case 'open_field':
      return options.length === 0 ? null : 'survey_needless_options';
  }
}
