import fs from 'node:fs';
import path from 'node:path';
import type { Report } from './check';
import type { Finding } from './finding';

const SIGNS = { 'as expected': '✓', differs: '✗', absent: '✗', 'not asked': '·' } as const;
const NAME_COLUMNS = 44;

const isWrong = ({ verdict }: Finding): boolean => verdict === 'differs' || verdict === 'absent';
export const brokenOf = ({ findings }: Report): Finding[] => findings.filter(({ isBroken }) => isBroken);

function summary({ findings, calls, leftovers, isStopped }: Report): string[] {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length;
  const broken = findings.filter(({ isBroken }) => isBroken);
  return [
    `${calls} requests: ${count('as expected')} as expected, ${count('differs')} differ, ${count('absent')} absent, ${count('not asked')} not asked.`,
    ...(isStopped ? ['Stopped before the end: what is missing here was not asked.'] : []),
    ...leftovers.map((left) => `Left behind, delete it by hand: ${left}`),
    broken.length === 0
      ? 'Nothing that the site needs is broken.'
      : `Broken, and needed by the site: ${broken.map(({ name }) => name).join('; ')}`,
  ];
}

/** The report for a terminal. */
export function asText(report: Report): string {
  const lines = report.findings.flatMap((finding) => {
    const { verdict, name, how, then, change, isBroken } = finding;
    const told = [verdict === 'as expected' ? '' : `${verdict}${isBroken ? ' (needed)' : ''}`, how]
      .filter(Boolean)
      .join(': ');
    const line = `${SIGNS[verdict]} ${name.padEnd(NAME_COLUMNS)} ${told}`.trimEnd();
    return isWrong(finding) ? [line, `    then ${then || 'nothing'}; change ${change}`] : [line];
  });
  return [...lines, '', ...summary(report)].join('\n');
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/[\r\n]+/g, ' ');

function table(title: string, findings: readonly Finding[]): string[] {
  const rows = findings.map(({ name, verdict, how, then, change, isBroken }) =>
    [
      name,
      `${verdict}${isBroken ? ' (needed)' : ''}${how ? `: ${how}` : ''}`,
      ...(verdict === 'as expected' || verdict === 'not asked' ? ['', ''] : [then, change]),
    ].map(cell),
  );
  return [
    '',
    `## ${title}`,
    '',
    '| | found | what the site does then | change |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}

/** The report as Markdown. */
export function asMarkdown(report: Report): string {
  const { api, at, as, wrote, findings } = report;
  return [
    `# ${api}`,
    '',
    `Checked at ${at} as a ${as}${wrote ? ', with writes' : ''}. Personal data are masked.`,
    '',
    ...summary(report).map((line) => `- ${line}`),
    ...table('Differs', findings.filter(isWrong)),
    ...table(
      'Calls',
      findings.filter((finding) => finding.kind === 'call' && !isWrong(finding)),
    ),
    ...table(
      'Assumptions and known facts',
      findings.filter((finding) => finding.kind === 'fact' && !isWrong(finding)),
    ),
    '',
  ].join('\n');
}

/** Writes `report.json` and `report.md`. */
export function writeReports(folder: string, report: Report): void {
  fs.writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(path.join(folder, 'report.md'), asMarkdown(report));
}
