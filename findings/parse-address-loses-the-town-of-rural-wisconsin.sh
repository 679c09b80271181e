#!/usr/bin/env bash
#
# Package: parse-address 1.1.2 (npm).
#
# Expected: an address is split into its parts, and no part is lost.
# USPS Publication 28, appendix D, lists house numbers with letters, as
# Wisconsin gives them in the country (N6W23001), and fractions. The package
# itself reads "4512 County Road D" and "N4512 Maple Road" whole.
#
# Seen:
#   - The two together fail: of N4512 County Road D, Eau Claire, WI 54701 only
#     the street "N4512 County" and the type "Rd" come back. Town, state and
#     ZIP are gone. The same happens with a state road. Nothing is thrown.
#   - A street named by a fraction loses the slash: 18 1/4 Street becomes
#     street 18 14.
#
# For a user: a crew is sent to a plant without a town, or to another street.
# Refuse a result that has no city although the text has commas, keep the text
# as it was typed beside the parts, and route by the text.

set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

npm init --yes >/dev/null
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error parse-address@1.1.2 >/dev/null

cat >seen.cjs <<'JS'
const assert = require('node:assert');
const { parseLocation } = require('parse-address');

const town = { city: 'Eau Claire', state: 'WI', zip: '54701' };
const streets = {
  '4512 County Road D': { number: '4512', street: 'County Road D', ...town },
  'N4512 Maple Road': { street: 'N4512 Maple', type: 'Rd', ...town },
  'N4512 County Road D': { street: 'N4512 County', type: 'Rd' },
  'N4512 State Road 93': { street: 'N4512 State', type: 'Rd' },
  '2117 18 1/4 Street': { number: '2117', street: '18 14', type: 'St', ...town },
};

for (const [street, parts] of Object.entries(streets)) {
  const seen = parseLocation(`${street}, Eau Claire, WI 54701`);
  console.log(street.padEnd(20), JSON.stringify(seen));
  assert.deepStrictEqual({ ...seen }, parts);
}
JS

node seen.cjs
