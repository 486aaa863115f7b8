import { client, type Client } from '../../../plugins/kernel/testing/client';
import { demoPassword, mailOf, panelUrl } from './started-world';

/** What a buyer's account sees of a product. */
export interface Offer {
  readonly id: number;
  readonly name: string;
  readonly model: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly category_id: number;
  readonly calculated_list_price: string;
  readonly calculated_distributor_price: string;
  readonly total_inventories: number;
  readonly inventories_by_branch: number;
  readonly product_type: string | null;
  /** Why it is not sold, where it is not. */
  readonly sale_block_reason?: string;
}

interface Cart {
  readonly id: number;
  readonly stage: string;
}

/** Shorter than tokens live, longer than a journey. */
const knownMs = 5 * 60_000;
const clients = new Map<string, { readonly client: Promise<Client>; readonly until: number }>();

/** A demo account's REST client: only to arrange what a journey begins with, never to look at its result. */
export function buyer(account: string): Promise<Client> {
  const known = clients.get(account);
  if (known !== undefined && known.until > Date.now()) return known.client;
  const entered = enter(account);
  clients.set(account, { client: entered, until: Date.now() + knownMs });
  return entered;
}

async function enter(account: string): Promise<Client> {
  const url = panelUrl();
  const credentials = { identifier: mailOf(account), password: demoPassword };
  const { body } = await client(url, null).post<{ jwt: string }>('/api/auth/local', credentials);
  return client(url, body.jwt);
}

/** The first product of a listing that `suits`, as the account sees it. */
export async function productThat<P extends { readonly id: number; readonly name: string }>(
  account: string,
  query: string,
  suits: (product: P, api: Client) => boolean | Promise<boolean>,
): Promise<P> {
  const api = await buyer(account);
  for (let page = 1; page <= 12; page += 1) {
    const { body } = await api.get<{ data: P[] }>(`/api/store-products?${query}&currency=USD&perPage=60&page=${page}`);
    for (const product of body.data) if (await suits(product, api)) return product;
    if (body.data.length < 60) break;
  }
  throw new Error(`the demo world has no such product: ${query}`);
}

const staffTokens = new Map<string, { readonly token: Promise<string>; readonly until: number }>();

/** A member of staff's token of the panel's API: 'catalogo' is catalogo@mayorista.test. Each logs in once in a while. */
export function staffToken(account: string): Promise<string> {
  const known = staffTokens.get(account);
  if (known !== undefined && known.until > Date.now()) return known.token;
  const token = enterAsStaff(account);
  staffTokens.set(account, { token, until: Date.now() + knownMs });
  return token;
}

async function enterAsStaff(account: string): Promise<string> {
  const credentials = { email: `${account}@mayorista.test`, password: demoPassword };
  const { body } = await client(panelUrl(), null).post<{ data: { accessToken: string } }>('/admin/login', credentials);
  return body.data.accessToken;
}

/** A member of staff's client of the panel's API: 'catalogo' is catalogo@mayorista.test. */
export const staff = async (account: string): Promise<Client> => client(panelUrl(), await staffToken(account));

/** The account begins with an empty cart in its first stage, in US dollars. */
export async function emptyCartOf(account: string): Promise<void> {
  const api = await buyer(account);
  await api.patch('/api/user-preferences/0', { exchange: 'USD' });
  const { data: cart } = (await api.get<{ data: Cart }>('/api/carts/current')).body;
  if (cart.stage !== 'open') await api.post('/api/cart-stages', { cartStage: 'open' });
  await api.delete(`/api/carts/${cart.id}`);
}

/** Puts pieces of a product in the account's cart. */
export async function putInCart(account: string, productId: number, quantity = 1): Promise<void> {
  const answer = await (await buyer(account)).post('/api/cart-details', { product_id: productId, quantity });
  if (answer.status >= 300) throw new Error(`cart-details: ${answer.status}`);
}

/** Products that match `search`, priced, with pieces to spare in the buyer's own branch; the most expensive first. */
export async function offersOf(account: string, search: string): Promise<Offer[]> {
  const query = new URLSearchParams({ search, inStock: '1', perPage: '60', currency: 'USD' });
  const { body } = await (await buyer(account)).get<{ data: Offer[] }>(`/api/store-products?${query}`);
  return body.data
    .filter((offer) => offer.inventories_by_branch >= 10)
    .sort((a, b) => Number(b.calculated_list_price) - Number(a.calculated_list_price));
}

/** Every product with pieces, as the account's buyer sees it. */
export async function everyOffer(account: string): Promise<Offer[]> {
  const api = await buyer(account);
  const found: Offer[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ inStock: '1', perPage: '60', currency: 'USD', page: String(page) });
    const { body } = await api.get<{ data: Offer[] }>(`/api/store-products?${query}`);
    found.push(...body.data);
    if (body.data.length < 60) return found;
  }
}

/** One camera that can be bought, with its whole name in front: 'Cámara …'. */
export async function camera(account: string): Promise<Offer> {
  const [found] = (await offersOf(account, 'cámara')).filter(({ name }) => name.startsWith('Cámara'));
  if (found === undefined) throw new Error('the demo world has no camera in stock');
  return found;
}
