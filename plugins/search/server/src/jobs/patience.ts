/** A search server may be away for a day: jobs pause for ten minutes at most, so they go on trying for about as long. */
export const PATIENT_ATTEMPTS = 150;
