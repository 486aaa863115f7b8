import type { Middleware } from 'koa';

const PATH = '/api/multi-search';

/** Where the search token of a request waits for its handler. */
export const searchToken = 'searchToken';

/**
 * A search token travels in the Authorization header, where the platform expects a person's own token and would answer 401. It is
 * set aside before anyone is identified: on this one path the search token is all the identity there is.
 */
export const setSearchTokenAside: Middleware = async (ctx, next) => {
  if (ctx.path === PATH && ctx.method === 'POST') {
    ctx.state[searchToken] = ctx.request.header.authorization;
    delete ctx.request.header.authorization;
  }
  await next();
};
