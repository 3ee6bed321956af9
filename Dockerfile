# The built server with its runtime packages only, without build tools or sources.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/client dist/client
COPY --from=build /app/dist/server dist/server
COPY package.json ./
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same flags as in package.json; docs/decisions/21-health-and-metrics.md explains them.
CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=64", "--heap-growing-percent=300", "--enable-source-maps", "dist/server/main.js"]
