import type { Core } from '@strapi/strapi';

const wakers = new WeakMap<Core.Strapi, () => void>();

/** The relay of this process asks to be woken as soon as something is committed, instead of at its next look. */
export const onWake = (strapi: Core.Strapi, waker: () => void): unknown => wakers.set(strapi, waker);

export const wakeRelay = (strapi: Core.Strapi): void => wakers.get(strapi)?.();
