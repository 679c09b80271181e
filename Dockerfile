# syntax=docker/dockerfile:1

# Debian, as the tests: some build tools are native. What they build is plain JavaScript.
FROM node:24-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM install AS build
COPY tsconfig.json vite.config.ts server.ts ./
COPY public ./public
COPY src ./src
RUN npm run build

# `docker build --build-context previous=docker-image://…` replaces this stage by the image of the release before.
FROM scratch AS previous
WORKDIR /app/dist/client/assets

# The bundle carries its packages: nothing is installed here. package.json says that the files are ES modules.
FROM node:24-alpine AS run
WORKDIR /app
ENV NODE_ENV=production
COPY package.json ./
COPY --from=build /app/dist ./dist
# Their names have hashes. The folder leaves out those that the release before had from the one before it.
COPY --from=previous /app/dist/client/assets ./dist/previous/assets
# `npm run image` passes both. The server shows the commit in its log and its metrics, beside the version of package.json.
ARG VERSION=unknown
ARG COMMIT=unknown
ENV COMMIT=$COMMIT
LABEL org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$COMMIT
# By number, so that Kubernetes can see that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals must reach the server itself.
CMD ["node", "dist/server/server.js"]
