# One image per process from one build: `docker build --target cms|workers|storefront .` (docker-compose.yml does it).
FROM node:24.21.0-trixie-slim AS base
WORKDIR /app

FROM base AS build
# Only for native modules that have no ready-made binary on this architecture.
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci
RUN node --input-type=module -e "const { buildAll } = await import('/app/config/launch/build-all.mjs'); await buildAll(console.log)"
RUN npm prune --omit=dev && rm -rf node_modules/.cache

FROM base AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 MAYORISTA_DATA=/data
# What is built belongs to root: the processes may write into /data alone, and nobody else may read there.
RUN mkdir -m 0700 /data && chown node:node /data
COPY --from=build /app /app
USER node
VOLUME /data

FROM runtime AS cms
# `npm run backup` and `npm run restore` speak to PostgreSQL by its own programs, which must be of its version or newer.
USER root
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir -m 0700 /backups && chown node:node /backups
USER node
VOLUME /backups
WORKDIR /app/cms
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.cjs"]

FROM runtime AS workers
WORKDIR /app/workers
ENV WORKER_HEALTH_PORT=1340
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1340/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]

FROM runtime AS storefront
# Drawings become pictures here, and the words in them need letters.
USER root
RUN apt-get update \
 && apt-get install -y --no-install-recommends fontconfig fonts-liberation \
 && rm -rf /var/lib/apt/lists/*
USER node
WORKDIR /app/storefront
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
