import type { Core } from '@strapi/strapi';

const wakers = new WeakMap<Core.Strapi, () => void>();

/** Registers the function that wakes this process's relay after a commit, instead of at its next look. */
export const onWake = (strapi: Core.Strapi, waker: () => void): unknown => wakers.set(strapi, waker);

export const wakeRelay = (strapi: Core.Strapi): void => wakers.get(strapi)?.();
