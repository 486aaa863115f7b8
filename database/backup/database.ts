import type { DatabaseSettings } from '@mayorista/config';
import type { BackedUpDatabase } from './backed-up-database.types';
import { postgresDatabase } from './postgres';
import { sqliteDatabase } from './sqlite';

export const backedUpDatabase = (settings: DatabaseSettings): BackedUpDatabase =>
  settings.client === 'postgres' ? postgresDatabase(settings.url) : sqliteDatabase(settings.filename);
