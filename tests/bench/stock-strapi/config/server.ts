export default () => ({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  app: { keys: (process.env.APP_KEYS ?? '').split(',') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
