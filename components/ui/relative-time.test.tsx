import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteServerTime } from '@/lib/http/server-clock';
import { formatApiTime } from '@/lib/utils/time';
import { RelativeTime } from './relative-time';

const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => noteServerTime(new Date().toUTCString()));

it('a time is as long ago as the API says, in a browser whose clock is three days behind', () => {
  const api = Date.now() + 3 * DAY_MS;
  noteServerTime(new Date(api).toUTCString());
  render(<RelativeTime value={formatApiTime(api - 2 * DAY_MS)} renderedAt={Date.now()} />);
  expect(screen.getByText('2 天前')).toBeInTheDocument();
});
