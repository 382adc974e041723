/** `npm run check:api -- https://api.example.com`: whether the site works with this API (docs/api-assumptions.md). */
import fs from 'node:fs';
import { checkApi } from './check';
import { readOptions, USAGE } from './options';
import { Unusable } from './preflight';
import { openRelay } from './relay';
import { asText, brokenOf, writeReports } from './report';
import { openTerminal } from './terminal';

const BROKEN = 1;
const UNUSABLE = 2;
const INTERRUPTED = 130;

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return 0;
  }
  try {
    fs.mkdirSync(options.out, { recursive: true });
  } catch (error) {
    throw new Unusable(`The reports cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  const stop = new AbortController();
  process.once('SIGINT', () => {
    console.error('\nStopping after this call, and cleaning up …');
    stop.abort();
  });
  const relay = await openRelay();
  // The api modules read these with their first call; the relay is asked without a proxy of this machine.
  process.env.NO_PROXY = [process.env.NO_PROXY, '127.0.0.1'].filter(Boolean).join(',');
  process.env.API_ORIGIN = relay.origin;
  try {
    const report = await checkApi(relay, options, openTerminal(), stop.signal);
    console.log(`\n${asText(report)}`);
    writeReports(options.out, report);
    console.log(`Written to ${options.out}/report.json and report.md.`);
    if (report.isStopped) return INTERRUPTED;
    return brokenOf(report).length > 0 || report.leftovers.length > 0 ? BROKEN : 0;
  } finally {
    relay.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  console.error(error.message);
  process.exitCode = UNUSABLE;
}
