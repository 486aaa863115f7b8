// What: No guided tour, no announcement or offer of Strapi's, no shop of plugins.
// Why: Staff are not those whom they address; `tutorials: false` and `notifications: { releases: false }` leave these.
// Made for Strapi 5.54.0.

import type { Rewriting } from '../rewriting';

const admin = '@strapi/admin/dist/admin/admin/src';

export const noOffers: readonly Rewriting[] = [
  {
    module: `${admin}/components/GuidedTour/Context.mjs`,
    from: '= migrateTours(storedTours)',
    to: '= { ...migrateTours(storedTours), enabled: false }',
  },
  { module: `${admin}/components/MediaLibraryBanner.mjs`, from: 'if (isDismissed)', to: 'if (isDismissed || true)' },
  { module: `${admin}/constants.mjs`, from: "'admin::marketplace.read'", times: 4, to: "'admin::marketplace.nobody'" },
  {
    module: `${admin}/pages/Settings/pages/ApplicationInfo/ApplicationInfoPage.mjs`,
    from: 'href: "https://strapi.io/pricing-self-hosted",',
    to: 'href: "https://strapi.io/pricing-self-hosted", style: { display: "none" },',
  },
];
