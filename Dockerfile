# Debian, as the tests, because some build tools are native.
FROM node:24-slim AS install
WORKDIR /millwright-site
COPY package.json package-lock.json .npmrc ./
# The certificates that npm trusts, where a company's proxy has its own: `--build-arg "NPM_CONFIG_CA=$(cat company.pem)"`.
ARG NPM_CONFIG_CA
RUN npm ci

# The packages of the bundles, because a scanner sees none in a bundle. With `--omit=dev` npm 11 also leaves out packages that
# both the site and its tests use (npm issue 7909). npm names the list after the folder.
FROM install AS packages
RUN npm pkg delete devDependencies && npm prune --package-lock-only
RUN npm sbom --package-lock-only --sbom-type=application --sbom-format=cyclonedx >sbom.cdx.json

FROM install AS build
COPY tsconfig.json vite.config.ts server.ts ./
COPY public ./public
COPY src ./src
RUN npm run build

# `docker build --build-context previous=docker-image://…` replaces this stage by the image of the release before.
FROM node:24-alpine AS previous
RUN mkdir -p /app/dist/client/assets

# The bundle carries its packages: nothing is installed here. package.json says that the files are ES modules.
FROM node:24-alpine AS run
WORKDIR /app
ENV NODE_ENV=production
# The server needs no package manager.
RUN cd /usr/local && rm -rf bin/npm bin/npx bin/corepack bin/yarn bin/yarnpkg \
  lib/node_modules/npm lib/node_modules/corepack /opt/yarn*
COPY package.json ./
COPY --from=packages /millwright-site/sbom.cdx.json ./
COPY --from=build /millwright-site/dist ./dist
# Only the files of that release itself. It has those that it took over in a folder of their own, as here.
COPY --from=previous /app/dist/client/assets ./dist/previous/assets
# `npm run image` passes these. One that is missing or empty, as outside of git, leaves its label empty.
ARG VERSION
ARG COMMIT
ARG SOURCE
LABEL org.opencontainers.image.title="Millwright site" \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$COMMIT \
  org.opencontainers.image.source=$SOURCE \
  org.opencontainers.image.base.name=docker.io/library/node:24-alpine
# The server shows it in its log and its metrics, beside the version of package.json.
ENV COMMIT=${COMMIT:-unknown}
# By number, so that Kubernetes can see that it is not root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Without Node, which would also read NODE_OPTIONS. `-Y off` ignores the proxy that Docker's settings may give to containers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD wget -q -Y off -O /dev/null "http://127.0.0.1:${PORT:-3000}/readyz"
# Not through npm: signals must reach the server itself. New objects get 16 MB, as by default on Node 20 and 22. With the 32 MB that
# Node 24 and 26 give, the process takes a tenth more memory and serves no more; with 8 MB it serves fewer answers without a body.
CMD ["node", "--max-semi-space-size=16", "dist/server/server.js"]
