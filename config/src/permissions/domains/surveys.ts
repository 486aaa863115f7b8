import type { Role } from '../roles';

/** The house's side: marketing writes surveys, support reads what was answered. */
const staff = ['marketing', 'soporte'] as const satisfies readonly Role[];

/** Surveys: their questions, and what people answered. */
export const surveysPermissions = {
  'surveys.read': staff,
  'surveys.write': ['marketing'],
  'survey-categories.read': staff,
  'survey-categories.write': ['marketing'],
  'survey-responses.read': staff,
  'survey-responses.write': ['marketing'],
  // Whoever has the link answers.
  'surveys.public': ['public', ...staff],
} as const satisfies Record<string, readonly Role[]>;
