# syntax=docker/dockerfile:1
# Build once, run anywhere: settings come from the environment (docs/configuration.md).

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY clients/typescript/package.json clients/typescript/
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN node --disable-warning=ExperimentalWarning scripts/artifact.ts /artifact

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  OFFERLANE_DATA=/data \
  NEXT_TELEMETRY_DISABLED=1 \
  MALLOC_ARENA_MAX=2 \
  NODE_COMPILE_CACHE=/tmp/compiled
COPY --from=build --chown=root:root /artifact ./
RUN install -d -o 1000 -g 1000 -m 0700 /data
# The image's user "node", by its number, so that Kubernetes can check that it isn't root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is PID 1 and shuts down in order on SIGTERM. Migrations are a separate step: node scripts/migrate.ts
CMD ["node", "--max-semi-space-size=16", "--expose-gc", "server/cluster.ts"]
