// What: A module below Strapi's query strings makes its error by `new`.
// Why: It reads a property of null instead; to write that error's message the browser parses the whole panel a second
// time, a tenth of a second or more at each load.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const plainError: readonly Rewriting[] = [
  {
    module: 'get-intrinsic/index.js',
    from: 'null.error; // eslint-disable-line no-unused-expressions',
    to: 'throw new TypeError();',
  },
];
