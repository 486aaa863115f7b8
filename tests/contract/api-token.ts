import { client, type Client, type TestApp } from '@mayorista/kernel/testing';

interface TokenService {
  create(token: { name: string; description: string; type: string; lifespan: null }): Promise<{ accessKey: string }>;
}

let sequence = 0;

/** A client with an API token of full access, as an integration of the house has: what staff may do, through the REST door. */
export async function integration(app: TestApp): Promise<Client> {
  const tokens = app.strapi.service('admin::api-token') as unknown as TokenService;
  const { accessKey } = await tokens.create({
    name: `contrato-${++sequence}`,
    description: '',
    type: 'full-access',
    lifespan: null,
  });
  return client(app.url, accessKey);
}
