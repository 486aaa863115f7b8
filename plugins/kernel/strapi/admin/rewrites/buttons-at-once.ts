// What: Buttons and panels beside a form are drawn with the next frame.
// Why: They waited until the browser had nothing else to do, twice, one within the other.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

export const buttonsAtOnce: readonly Rewriting[] = [
  {
    module: '@strapi/admin/dist/admin/admin/src/components/DescriptionComponentRenderer.mjs',
    from: '_requestIdleCallback(()=>{',
    to: 'requestAnimationFrame(()=>{',
  },
  {
    module: '@strapi/admin/dist/admin/admin/src/components/DescriptionComponentRenderer.mjs',
    from: '_cancelIdleCallback(requestHandle.current)',
    to: 'cancelAnimationFrame(requestHandle.current)',
  },
];
