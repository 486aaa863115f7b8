// What: Notices stay six seconds and have a title.
// Why: Spec catalogue 8 and 9; Strapi's defaults have no setting.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';

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
