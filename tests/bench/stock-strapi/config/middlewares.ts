export default () => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  // A division's categories are asked for in one list: beyond the limit the filter would be forgotten.
  { name: 'strapi::query', config: { arrayLimit: 2_000 } },
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
