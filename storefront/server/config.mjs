import { bucketOrigin, mediaOrigins, storeEnv } from '@mayorista/config';

const withoutSlash = (url) => url.replace(/\/$/, '');

/** The store's part of the one configuration. */
export function readConfig() {
  const { host, storefrontPort, cmsUrl, publicCmsUrl, publicStoreUrl, forumUrl, trustedProxies, s3, secrets, ...rest } =
    storeEnv();
  const buckets = mediaOrigins({ s3 });
  const publicUrl = withoutSlash(publicStoreUrl);
  return {
    host,
    port: storefrontPort,
    cmsUrl: withoutSlash(cmsUrl),
    imageOrigins: [withoutSlash(cmsUrl), withoutSlash(publicCmsUrl), ...buckets],
    bucketUrl: bucketOrigin({ s3 }),
    publicUrl,
    forumUrl,
    paymentHosts: rest.subscriptionPaymentHosts,
    trustedProxies,
    sessionSecret: secrets.session,
    isHttps: publicUrl.startsWith('https:'),
  };
}
