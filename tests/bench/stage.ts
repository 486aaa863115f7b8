import { rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { worldEnvironment } from '@mayorista/kernel/testing/prepared-world';
import { invoicingSettings } from '../../plugins/billing/server/tests/certificate-files';
import { startPac } from '../../plugins/billing/server/tests/pac-server';
import { HttpClient } from './load/http-client';
import { startCms } from './servers/cms';
import { startStore, storeCookies } from './servers/store';
import { startStockStrapi } from './servers/stock-strapi';
import { makeAudiences, type AudienceMember } from './world/audiences';
import { makeBuyers, type Buyer } from './world/buyers';
import { cacheFolder, copyWorld, type BenchWorld } from './world/prepare-world';

export const raceBuyers = 50;
/** People of all kinds who look at the shop at the same time. */
export const onlookers = 20;
export const demoPassword = 'Mayorista-2026';

/** Our platform and the store in front of it, and who asks them. */
export interface Shop {
  readonly ours: HttpClient;
  readonly store: HttpClient;
  /** The world's database as an SQLite file: the platform's own, or what it was made of. */
  readonly ourDb: Database.Database;
  readonly buyers: readonly Buyer[];
  /** People of all companies, and their cookies at the store. */
  readonly audiences: readonly AudienceMember[];
  readonly audienceCookies: readonly string[];
  /** The token of the panel's administrator. */
  readonly panel: { readonly ours: string };
  /** Has every process believe that something of this name happened. */
  readonly announce: (event: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Both servers running on copies of one world. */
export interface Stage extends Shop {
  readonly stock: HttpClient;
  /** The cookies of a distributor who is logged in at the store. */
  readonly storeCookies: string;
  /** The data folder of our server. */
  readonly folder: string;
  readonly stockDb: Database.Database;
  readonly distributor: Buyer;
  readonly panel: { readonly ours: string; readonly stock: string };
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
  const pac = await startPac();
  const [cms, plain] = [await startCms(ourFolder, invoicingSettings(pac)), await startStockStrapi(stockFolder)];
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
    audienceCookies: await loggedIn(shop.url, audiences, demoPassword),
    announce: (event) => Promise.resolve(announce(ourDb, event)),
    panel: { ours: await panelToken(ours), stock: await panelToken(stock) },
    close: async () => {
      for (const client of [ours, stock, store]) client.close();
      await Promise.all([shop, cms, plain].map((server) => server.stop()));
      await pac.close();
      for (const db of [ourDb, stockDb]) db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One after the other: many at once from one address are slowed down. */
export async function loggedIn(url: string, people: readonly AudienceMember[], password: string): Promise<string[]> {
  const cookies: string[] = [];
  for (const { email } of people) cookies.push(await storeCookies(url, email, password));
  return cookies;
}

export async function panelToken(client: HttpClient): Promise<string> {
  const body = { email: 'admin@mayorista.test', password: demoPassword };
  const { data } = await client.json<{ data: { accessToken?: string; token?: string } }>({
    method: 'POST',
    path: '/admin/login',
    body,
  });
  return data.accessToken ?? data.token ?? '';
}

function announce(db: Database.Database, event: string): void {
  const at = Date.now();
  db.prepare(
    `INSERT INTO outbox_events (document_id, name, payload, occurred_at, relayed_at) VALUES (?, ?, '{}', ?, ?)`,
  ).run(`bench-${at}`, event, at, at);
}
