interface SqliteConnection {
  pragma(text: string): unknown;
}

function prepare(connection: SqliteConnection, done: (error: unknown, connection: SqliteConnection) => void): void {
  for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 10000', 'cache_size = -65536'])
    connection.pragma(setting);
  done(null, connection);
}

export default () => ({
  connection: {
    client: 'sqlite',
    connection: { filename: process.env.DATABASE_FILE },
    useNullAsDefault: true,
    pool: { afterCreate: prepare },
  },
});
