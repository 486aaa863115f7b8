export const STEPS = ['registry', 'fiscal', 'reference', 'questionnaire', 'documents'] as const;
export type Step = (typeof STEPS)[number];

/** The step an address asks for; the first one for any other word. */
export const stepOf = (asked: string | null): Step => STEPS.find((each) => each === asked) ?? STEPS[0];

/** The step after one; null after the last, where everything is sent. */
export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;

/** Whether a step still lacks something: the platform names what is missing by section. */
export const lacks = (step: Step, missing: readonly string[]): boolean =>
  missing.some((field) => field.split('.')[0] === step);
