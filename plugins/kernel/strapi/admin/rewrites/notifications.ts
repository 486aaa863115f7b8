import type { Rewriting } from '../rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';

/** Notices stay six seconds and have a title (spec catalogue 8, 9). */
export const notifications: readonly Rewriting[] = [
  {
    module: `${admin}/features/Notifications.mjs`,
    from: 'blockTransition ? Infinity : timeout',
    to: 'blockTransition ? Infinity : (timeout ?? 6000)',
  },
  {
    module: `${admin}/features/Notifications.mjs`,
    from: 'title: title,',
    times: 2,
    to: 'title: title ?? { danger: "Error", success: "Éxito" }[type],',
  },
];
