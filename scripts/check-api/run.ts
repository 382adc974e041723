/** `npm run check:api -- https://api.example.com`: whether the site works with this API (docs/api-assumptions.md). */
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { checkApi } from './check';
import { readOptions, USAGE } from './options';
import { Unusable } from './preflight';
import { openRelay } from './relay';
import { asText, brokenOf, writeReports } from './report';

const BROKEN = 1;
const UNUSABLE = 2;
const INTERRUPTED = 130;

/** Asks one line; what is typed of a secret is not shown. */
function prompt(question: string, isSecret = false): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stdout,
    terminal: process.stdin.isTTY,
  });
  return new Promise((resolve, reject) => {
    lines.once('close', () => reject(new Error('nothing was typed')));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      if (isSecret) process.stdout.write('\n');
    });
  });
}

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
    const report = await checkApi(relay, options, { say: console.log, prompt }, stop.signal);
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
