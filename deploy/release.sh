#!/bin/sh
# Makes a built checkout the current release, without losing a request: deploy/release.sh /srv/gimishare/releases/NAME
# A rollback is the same with the release before. With several hosts, first on each: deploy/release.sh --files DIRECTORY,
# so that every nginx has the files that pages of the new build name. Instances: the enabled units gimishare@PORT here;
# --no-instances for a host with nginx alone.
set -eu

only_files=
no_instances=
case $1 in
  --files) only_files=1; shift ;;
  --no-instances) no_instances=1; shift ;;
esac
release=$(realpath "$1")
home=${GIMISHARE_HOME:-/srv/gimishare}
restart=${GIMISHARE_RESTART:-systemctl restart}
address=${GIMISHARE_ADDRESS:-127.0.0.1}
units=${GIMISHARE_UNITS:-/etc/systemd/system/multi-user.target.wants}
ports=${GIMISHARE_PORTS:-$(ls "$units" 2>/dev/null | sed -n 's/^gimishare@\([0-9]*\)\.service$/\1/p')}
test -z "$no_instances" || ports=
# Whether nginx can read its configuration, which includes files of the current release. Not asked where there is none.
test_nginx=${GIMISHARE_TEST_NGINX:-$(command -v nginx > /dev/null && echo 'nginx -q -t' || echo true)}
# Longer than nginx leaves an instance alone that did not answer (fail_timeout).
pause=${GIMISHARE_PAUSE:-3}
static=$home/static/_next/static

test -f "$release/.next/BUILD_ID" || { echo "$release is not built." >&2; exit 1; }
test -n "$only_files$no_instances$ports" || { echo 'No unit gimishare@PORT is enabled.' >&2; exit 1; }
command -v curl > /dev/null || { echo 'curl is missing: apt-get install curl' >&2; exit 1; }
mkdir -p "$static"
exec 9> "$home/release.lock"
flock -n 9 || { echo 'Another release is running.' >&2; exit 1; }

# Files first: a page of the new release may be asked of any instance from now on. Names change with content, so files
# of earlier releases stay as they are; those that no release of the last 30 days has go. Each is moved to its place when
# it is whole: it may be on its way to a reader, and is cached for a year.
find "$release/.next/static" -type f | while read -r file; do
  target=$static/${file#"$release/.next/static/"}
  mkdir -p "$(dirname "$target")"
  if ! cmp -s "$file" "$target"; then
    cp "$file" "$target.part"
    mv "$target.part" "$target"
    rm -f "$target.gz"
  fi
  case $target in
    *.js | *.css | *.svg | *.json)
      if ! test -f "$target.gz"; then
        gzip -9 -c "$target" > "$target.gz.part"
        mv "$target.gz.part" "$target.gz"
      fi
      ;;
  esac
done
# Those of the release that is current until now are in use, however old they are.
for build in "$release" "$home/current"; do
  test -d "$build/.next/static" || continue
  find "$build/.next/static/" -type f | while read -r file; do
    name=${file#"$build/.next/static/"}
    touch -c "$static/$name" "$static/$name.gz"
  done
done
find "$static" -type f -mtime +30 -delete
test -z "$only_files" || exit 0

previous=$(realpath "$home/current" 2>/dev/null || true)
point_to() {
  ln -sfn "$1" "$home/next"
  mv -T "$home/next" "$home/current"
}
# Restarts the instance on a port; false when it does not get ready.
start_on() {
  $restart "gimishare@$1" || return 1
  attempt=0
  until curl -fsS -o /dev/null "http://$address:$1/-/ready" 2>/dev/null; do
    attempt=$((attempt + 1))
    test "$attempt" -lt "${GIMISHARE_ATTEMPTS:-60}" || return 1
    sleep 0.5
  done
}

point_to "$release"
# Before anything is restarted: with the next reload or boot nginx would not start.
if ! $test_nginx; then
  if test -n "$previous"; then point_to "$previous"; fi
  echo "nginx refuses its configuration with $release: bring /etc/nginx/conf.d/ up to its deploy/nginx.conf first." >&2
  exit 1
fi
# One at a time; nginx asks the others meanwhile.
for port in $ports; do
  if ! start_on "$port"; then
    echo "The instance on port $port does not get ready with $release." >&2
    if test -n "$previous" && test "$previous" != "$release"; then
      point_to "$previous"
      start_on "$port" || true
      echo "$previous is current again; release it to restart instances that run $release." >&2
    fi
    exit 1
  fi
  echo "The instance on port $port runs $release."
  sleep "$pause"
done
