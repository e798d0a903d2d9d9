# The app as one image: the same build as `npm start`. Written for Docker and Podman; see docs/operations.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev && rm -rf .cache/nx

FROM node:22-bookworm-slim
ENV NODE_ENV=production TOUCHLINE_HOME=/data PORT=8080 FPL_SOURCE=live MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build --chown=root:root /app ./
# Builds of remotes that are published, the snapshots and the files of secrets: the one folder that is written.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/server/server.mjs"]
