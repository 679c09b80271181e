#!/usr/bin/env bash
# Cuts a variable font to the weights, widths and characters of the site, into lettering.woff2. Needs fonttools.
# usage: src/fonts/cut-font.sh FONT
# Afterwards:
# 1. Put the font's license into public/, and its ascent and descent into font-faces.ts.
# 2. The social cards have a font of their own, src/build/social-card-font.ttf, because their renderer reads neither woff2 nor
#    variable fonts. Replace it and its license by the condensed semibold of the new font, with a name that is not reserved, name its
#    family in src/build/draw-social-cards.ts and test/unit/drawings/social-cards.test.ts, and run "npm run draw".
# 3. test/browser/styles/font.test.ts measures the fallback and says by how much each sizeAdjust is off.
set -euo pipefail
cut=$(mktemp --suffix=.ttf)
trap 'rm "$cut"' EXIT
# The font gets a grid of 1000 units, and another name, because the license reserves the font's own.
fonttools varLib.instancer "$1" wght=400:700 wdth=75:100 --output "$cut"
python3 - "$cut" <<'END'
from sys import argv
from fontTools.ttLib import TTFont, scaleUpem
font = TTFont(argv[1])
scaleUpem.otRound = round  # Halves to even, so that lines keep their width.
scaleUpem.scale_upem(font, 1000)
for entry in font['name'].names:
    if entry.nameID != 0:  # 0 is the copyright.
        entry.string = str(entry).replace('Encode Sans', 'Lettering').replace('EncodeSans', 'Lettering')
font.save(argv[1])
END
pyftsubset "$cut" --flavor=woff2 --output-file=src/fonts/lettering.woff2 --layout-features=kern,tnum,pnum \
  --unicodes=U+20-7E,U+A0-A2,U+A7,U+A9,U+AD-AE,U+B0-B2,U+B5,U+B7,U+BC-FF,U+152-153 \
  --unicodes=U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2122,U+2212
python3 - <<'END'
from fontTools.ttLib import TTFont
font = TTFont('src/fonts/lettering.woff2')
table = font['GSUB'].table
for record in table.FeatureList.FeatureRecord:
    if record.FeatureTag == 'tnum':  # Its slash is as wide as a digit: "24 / 7".
        for lookup in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[lookup].SubTable:
                subtable.mapping.pop('slash', None)
font.save('src/fonts/lettering.woff2')
END
