import type { Rewriting } from '../rewriting';

/** Buttons and panels beside a form waited until the browser had nothing else to do, twice, one within the other. */
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
