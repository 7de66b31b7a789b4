# syntax=docker/dockerfile:1
FROM node:20.19-bookworm-slim AS built
WORKDIR /app
ENV CI=1
COPY package.json package-lock.json .npmrc ./
COPY native/package.json native/
COPY packages/mini-program-host/package.json packages/mini-program-host/
COPY packages/native-host/package.json packages/native-host/
COPY console/package.json console/
COPY tests/package.json tests/
RUN npm ci --workspace=console --include-workspace-root
COPY . .
RUN npm run build:h5 && node server/build/precompress.mjs dist/h5 \
  && npm run build:console && node server/build/precompress.mjs dist/console \
  && npm run build:server

FROM node:20.19-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --omit=dev && npm cache clean --force

FROM node:20.19-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SOUK_DATA=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=built /app/dist/h5 dist/h5
COPY --from=built /app/dist/console dist/console
COPY --from=built /app/dist/server dist/server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
