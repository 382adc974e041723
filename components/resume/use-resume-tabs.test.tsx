import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userNamed } from '@/mocks/testing';
import { renderAppHook } from '@/test/render';
import { useResumeTabs } from './use-resume-tabs';

const READER = 'demouser';
let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  otherTab = new BroadcastChannel(`tabs:${userNamed(READER).id}`);
  heard = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data.state));
});
afterEach(() => otherTab.close());

const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted })));

it('a resume that is left and shown again from the bfcache is open for other tabs, and asks who has it open', async () => {
  const { result } = renderAppHook(() => useResumeTabs('r1'), { as: READER });
  await waitFor(() => expect(heard).toEqual(['opened']));
  otherTab.postMessage({ kind: 'resume', resumeId: 'r1', state: 'stillOpen' });
  await waitFor(() => expect(result.current.open).toBe(true));
  pass('pagehide', true);
  await waitFor(() => expect(heard).toEqual(['opened', 'closed']));
  pass('pageshow', true);
  await waitFor(() => expect(heard).toEqual(['opened', 'closed', 'opened']));
  expect(result.current.open).toBe(false);
});

it('the first showing of a page is no return', async () => {
  renderAppHook(() => useResumeTabs('r1'), { as: READER });
  await waitFor(() => expect(heard).toEqual(['opened']));
  pass('pageshow', false);
  pass('pagehide', false);
  await waitFor(() => expect(heard).toEqual(['opened', 'closed']));
});
