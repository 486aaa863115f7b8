import type { DataOf } from '@mayorista/config/answers';

/** Everything of a company, as its page is answered it. */
export type Overview = DataOf<'GET /company-overviews/{id}'>;
