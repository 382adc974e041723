import type { Finding } from './finding';

const WEIGHT = { 'not asked': 0, 'as expected': 1, differs: 2, absent: 3 } as const;

/** Findings by name; of what was asked more than once the worst stays. */
export function openFindings() {
  const found = new Map<string, Finding>();
  return {
    add(finding: Finding): void {
      const known = found.get(finding.name);
      if (!known || WEIGHT[finding.verdict] > WEIGHT[known.verdict]) found.set(finding.name, finding);
    },
    /** Why a call that is known not to be asked is not. */
    explain(name: string, how: string): void {
      const known = found.get(name);
      if (known?.verdict === 'not asked') found.set(name, { ...known, how });
    },
    list: (): Finding[] => [...found.values()],
  };
}

export type Findings = ReturnType<typeof openFindings>;
