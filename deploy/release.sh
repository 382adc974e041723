#!/bin/sh
# Makes a built checkout the current release, without losing a request: deploy/release.sh /srv/gimishare/releases/NAME
# A rollback is the same with the release before. Instances: the enabled units gimishare@PORT of this host.
set -eu

release=$(realpath "$1")
home=${GIMISHARE_HOME:-/srv/gimishare}
restart=${GIMISHARE_RESTART:-systemctl restart}
ports=${GIMISHARE_PORTS:-$(systemctl list-unit-files --state=enabled 'gimishare@*' --no-legend | sed -n 's/^gimishare@\([0-9]*\)\.service.*/\1/p')}
static=$home/static/_next/static

test -f "$release/.next/BUILD_ID" || { echo "$release is not built." >&2; exit 1; }
test -n "$ports" || { echo 'No unit gimishare@PORT is enabled.' >&2; exit 1; }

# Files first: a page of the new release may be asked of any instance from now on. Names change with content, so files
# of earlier releases stay as they are; those that no release of the last 30 days has go.
mkdir -p "$static"
# A file that is there is the same, and may be on its way to a reader.
cp -Rn "$release/.next/static/." "$static/"
find "$static" -type f ! -name '*.gz' \( -name '*.js' -o -name '*.css' -o -name '*.svg' -o -name '*.json' \) \
  -exec sh -c 'for file; do test -f "$file.gz" || gzip -9 -k "$file"; done' sh {} +
find "$release/.next/static" -type f | while read -r file; do
  touch -c "$static/${file#"$release/.next/static/"}" "$static/${file#"$release/.next/static/"}.gz"
done
find "$static" -type f -mtime +30 -delete

ln -sfn "$release" "$home/next"
mv -T "$home/next" "$home/current"

# One at a time; nginx asks the others meanwhile.
for port in $ports; do
  $restart "gimishare@$port"
  attempt=0
  until curl -fsS -o /dev/null "http://127.0.0.1:$port/-/ready" 2>/dev/null; do
    attempt=$((attempt + 1))
    test "$attempt" -lt 60 || { echo "The instance on port $port does not get ready; the others run as before." >&2; exit 1; }
    sleep 0.5
  done
  echo "The instance on port $port runs $release."
done
