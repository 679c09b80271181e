#!/usr/bin/env bash
# Runs the README's first command in this checkout until the home page answers 200, and then one test of each kind, as
# test/README.md says. The browser test needs Chromium and poppler.
set -euo pipefail
cd "$(dirname "$0")/../../.."
# Each job gets a process group of its own, so that npm and the server can be stopped together.
set -m

home_answers() {
  node -e 'fetch("http://localhost:3000/").then(({ status }) => process.exit(status === 200 ? 0 : 1), () => process.exit(1))'
}

(npm ci && npm start) &
site=$!
# Checked in this order, because a server that was there before may answer as well.
until home_answers && kill -0 $site; do
  kill -0 $site 2>/dev/null || { echo 'npm start ended before its home page answered 200'; exit 1; }
  sleep 1
done
echo 'npm start: the home page answers 200'
kill -- -$site
wait $site || true

npx vitest run test/unit/content test/http/pages/status.test.ts test/browser/styles/print.test.ts
