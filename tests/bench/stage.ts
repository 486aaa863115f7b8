import { rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { HttpClient } from './load/http-client';
import { startCms } from './servers/cms';
import { startStore, storeCookies } from './servers/store';
import { startStockStrapi } from './servers/stock-strapi';
import { makeAudiences, type AudienceMember } from './world/audiences';
import { makeBuyers, type Buyer } from './world/buyers';
import { cacheFolder, copyWorld, type BenchWorld } from './world/prepare-world';

export const raceBuyers = 50;
/** People of all kinds who look at the shop at the same time. */
const onlookers = 20;
const demoPassword = 'Mayorista-2026';

/** Both servers running on copies of one world, and who asks them. */
export interface Stage {
  readonly ours: HttpClient;
  readonly stock: HttpClient;
  /** The store in front of ours, and the cookies of a distributor who is logged in there. */
  readonly store: HttpClient;
  readonly storeCookies: string;
  /** The data folder of our server. */
  readonly folder: string;
  /** Databases of the two servers, to prepare scenes and to count afterwards. */
  readonly ourDb: Database.Database;
  readonly stockDb: Database.Database;
  readonly distributor: Buyer;
  readonly buyers: readonly Buyer[];
  /** People of all companies, and their cookies at the store. */
  readonly audiences: readonly AudienceMember[];
  readonly audienceCookies: readonly string[];
  /** Tokens of the panel's administrator on each server. */
  readonly panel: { readonly ours: string; readonly stock: string };
  readonly close: () => Promise<void>;
}

export async function openStage(world: BenchWorld): Promise<Stage> {
  const folder = path.join(cacheFolder, `run-${process.pid}`);
  const [ourFolder, stockFolder] = [path.join(folder, 'ours'), path.join(folder, 'stock')];
  copyWorld(world.folder, ourFolder);
  copyWorld(world.folder, stockFolder);
  const ourDb = new Database(path.join(ourFolder, 'mayorista.db'), { timeout: 10_000 });
  const secret = worldEnvironment(ourFolder).JWT_SECRET ?? '';
  const [distributor, ...buyers] = makeBuyers(ourDb, raceBuyers + 1, secret);
  const audiences = makeAudiences(ourDb, onlookers, secret);
  if (distributor === undefined) throw new Error('Nobody buys');
  const [cms, plain] = [await startCms(ourFolder), await startStockStrapi(stockFolder)];
  const shop = await startStore(ourFolder, cms.url);
  const stockDb = new Database(path.join(stockFolder, 'mayorista.db'), { timeout: 10_000 });
  const [ours, stock, store] = [new HttpClient(cms.url), new HttpClient(plain.url), new HttpClient(shop.url)];
  return {
    ours,
    stock,
    store,
    storeCookies: await storeCookies(shop.url, 'distribuidor@demo.test', demoPassword),
    folder: ourFolder,
    ourDb,
    stockDb,
    distributor,
    buyers,
    audiences,
    audienceCookies: await loggedIn(shop.url, audiences),
    panel: { ours: await panelToken(ours), stock: await panelToken(stock) },
    close: async () => {
      for (const client of [ours, stock, store]) client.close();
      await Promise.all([shop, cms, plain].map((server) => server.stop()));
      for (const db of [ourDb, stockDb]) db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One after the other: many at once from one address are slowed down. */
async function loggedIn(url: string, people: readonly AudienceMember[]): Promise<string[]> {
  const cookies: string[] = [];
  for (const { email } of people) cookies.push(await storeCookies(url, email, demoPassword));
  return cookies;
}

async function panelToken(client: HttpClient): Promise<string> {
  const body = { email: 'admin@mayorista.test', password: demoPassword };
  const { data } = await client.json<{ data: { accessToken?: string; token?: string } }>({
    method: 'POST',
    path: '/admin/login',
    body,
  });
  return data.accessToken ?? data.token ?? '';
}
