import { env } from '@mayorista/config';

const withoutSlash = (url) => url.replace(/\/$/, '');

/** The store's part of the one configuration. */
export function readConfig() {
  const { host, storefrontPort, cmsUrl, publicCmsUrl, publicStoreUrl, forumUrl, secrets } = env();
  const publicUrl = withoutSlash(publicStoreUrl);
  return {
    host,
    port: storefrontPort,
    cmsUrl: withoutSlash(cmsUrl),
    cmsOrigins: [withoutSlash(cmsUrl), withoutSlash(publicCmsUrl)],
    publicUrl,
    forumUrl,
    sessionSecret: secrets.session,
    isHttps: publicUrl.startsWith('https:'),
  };
}
