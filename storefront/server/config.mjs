import { env, mediaOrigins } from '@mayorista/config';

const withoutSlash = (url) => url.replace(/\/$/, '');

/** The store's part of the one configuration. */
export function readConfig() {
  const { host, storefrontPort, cmsUrl, publicCmsUrl, publicStoreUrl, forumUrl, trustedProxies, secrets } = env();
  const buckets = mediaOrigins();
  const publicUrl = withoutSlash(publicStoreUrl);
  return {
    host,
    port: storefrontPort,
    cmsUrl: withoutSlash(cmsUrl),
    imageOrigins: [withoutSlash(cmsUrl), withoutSlash(publicCmsUrl), ...buckets],
    bucketUrl: buckets[0] ?? null,
    publicUrl,
    forumUrl,
    trustedProxies,
    sessionSecret: secrets.session,
    isHttps: publicUrl.startsWith('https:'),
  };
}
