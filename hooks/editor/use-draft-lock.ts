'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers without the lock manager (pages without TLS) cannot tell their tabs apart: each is the only one. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

type LockState = 'waiting' | 'held' | 'elsewhere';

/**
 * Which of several tabs keeps a draft. The first one holds it until it is closed; another one may take
 * it over, and then the first is told.
 * @param name undefined while it is not known what is written
 */
export function useDraftLock(name: string | undefined): { state: LockState; takeOver: () => void } {
  const [state, setState] = useState<LockState>(() => (locks() ? 'waiting' : 'held'));
  const release = useRef(() => {});

  const request = useCallback((wanted: string, steal: boolean) => {
    const manager = locks();
    if (!manager) return;
    let letGo = () => {};
    const until = new Promise<void>((resolve) => (letGo = resolve));
    release.current = letGo;
    manager
      .request(`draft:${wanted}`, steal ? { steal: true } : { ifAvailable: true }, async (lock) => {
        setState(lock ? 'held' : 'elsewhere');
        if (lock) await until;
      })
      // Another tab took it over.
      .catch(() => setState('elsewhere'));
  }, []);

  useEffect(() => {
    if (name === undefined) return;
    request(name, false);
    return () => release.current();
  }, [name, request]);

  return { state, takeOver: () => name !== undefined && request(name, true) };
}
