import type { DataOf } from '@mayorista/config/answers';

/** A user as the platform answers them. */
export type UserAnswer = DataOf<'GET /users/{id}'>;
