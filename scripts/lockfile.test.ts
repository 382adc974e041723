import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'));

const { packages }: { packages: Record<string, LockedPackage> } = read('package-lock.json');
const { dependencies }: { dependencies: Record<string, string> } = read('package.json');

/** Node's own search: beside the dependent, then in every folder above it. */
function isLocked(dependent: string, name: string): boolean {
  if (packages[path.posix.join(dependent, 'node_modules', name)]) return true;
  if (dependent === '') return false;
  return isLocked(dependent.slice(0, Math.max(0, dependent.lastIndexOf('/node_modules/'))), name);
}

test('the lock file names the builds for every platform, so that a clean installation works on each', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
  );
  expect(missing).toEqual([]);
});

test.each(['next', '@next/env', 'react', 'react-dom'])('package.json names one version of %s, not a range', (name) => {
  expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the lock file leaves the choice of the registry to the machine', () => {
  expect(Object.keys(packages).filter((place) => packages[place]?.resolved)).toEqual([]);
});

test('the lock file has the checksum of every package, so that an installation takes no other bytes', () => {
  const unchecked = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity);
  expect(unchecked.map(([place]) => place)).toEqual([]);
});
