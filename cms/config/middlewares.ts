import { constants } from 'node:zlib';
import { env, mediaOrigins } from '@mayorista/config';

const megabyte = 1024 * 1024;
const brotliQuality = constants.BROTLI_PARAM_QUALITY;

/** Order matters: health and the log see everything, errors outside, our answers inside it, the method override after the body is read. */
export default () => [
  { name: 'plugin::kernel.request-log' },
  'strapi::errors',
  // What is not compressed already: the panel's scripts lie compressed beside themselves, what the store shows is kept so.
  { name: 'strapi::compression', config: { threshold: 1_024, br: { params: { [brotliQuality]: 4 } } } },
  { name: 'plugin::kernel.health' },
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        directives: {
          upgradeInsecureRequests: null,
          'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins()],
          // A receipt's PDF, read by the page with its own token, is shown beside its form.
          'frame-src': ["'self'", 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:', ...mediaOrigins()],
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [env().publicStoreUrl, env().publicCmsUrl] } },
  'strapi::query',
  { name: 'plugin::kernel.answers' },
  {
    name: 'strapi::body',
    config: {
      // Some of the documents' removals name what goes in their body.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '2mb',
      formLimit: '2mb',
      textLimit: '2mb',
      formidable: { maxFileSize: 25 * megabyte, maxFieldsSize: 2 * megabyte },
    },
  },
  { name: 'plugin::kernel.temporary-files' },
  { name: 'plugin::kernel.body-depth' },
  { name: 'plugin::kernel.rate-limit' },
  { name: 'plugin::people.panel-login' },
  { name: 'plugin::kernel.method-override' },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
