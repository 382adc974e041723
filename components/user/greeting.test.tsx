import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { takeAfterLogin } from '@/lib/domain/session/login-gate';
import { userNamed } from '@/mocks/testing';
import { callsOf, createTestClient, renderApp, signInAs, toastTexts } from '@/test/render';
import { checkInStreak, rememberCheckIn } from '@/lib/domain/session/check-in-store';
import { noteServerTime } from '@/lib/http/server-clock';
import { formatApiTime } from '@/lib/utils/time';
import { Greeting } from './greeting';

const button = (name: string) => screen.findByRole('button', { name });
const signIns = () => callsOf('/users/sign-in');

describe('the daily sign-in', () => {
  it('is remembered for the API’s day, whatever day the browser takes it for', async () => {
    noteServerTime('Sat, 05 Jan 2030 04:00:00 GMT');
    renderApp(<Greeting />, { as: 'demouser' });
    expect(screen.getByText(/1月5日/)).toBeVisible();
    rememberCheckIn();
    expect(checkInStreak.get()?.day).toBe('2030-01-05');
    noteServerTime(new Date().toUTCString());
  });

  it('is made once, and further clicks are ignored', async () => {
    const answer = holdCalls('/users/sign-in');
    renderApp(<Greeting />, { as: 'demouser' });
    await userEvent.dblClick(await button('签到'));
    answer();
    await userEvent.click(await button('已签到'));
    expect(signIns()).toHaveLength(1);
  });

  it('shows what it brought', async () => {
    renderApp(<Greeting />, { as: 'demouser' });
    await userEvent.click(await button('签到'));
    expect(await screen.findByText('+10 经验')).toBeVisible();
    expect(screen.getByText('今天已签到')).toBeVisible();
  });

  it.each(['/users/userinfo', '/users/sessionuserinfo'])('is sent and shown while %s has no answer', async (read) => {
    renderApp(<Greeting />, { as: 'demouser' });
    const control = await button('签到');
    const answer = holdCalls(read);
    await userEvent.click(control);
    expect(await button('已签到')).toBeVisible();
    expect(signIns()).toHaveLength(1);
    answer();
  });

  it('that a login interrupted says once that it is done', async () => {
    const client = createTestClient();
    renderApp(<Greeting />, { client });
    await userEvent.click(await button('签到'));
    signInAs('demouser');
    act(() => takeAfterLogin(userNamed('demouser').id)?.());
    expect(await screen.findByText('今天已签到')).toBeVisible();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(toastTexts()).toEqual([]);
  });

  it('shows the days in a row', async () => {
    const yesterday = formatApiTime(Date.now() - 24 * 60 * 60 * 1000).slice(0, 10);
    localStorage.setItem('CHECK_INS', JSON.stringify({ day: yesterday, days: 6 }));
    renderApp(<Greeting />, { as: 'demouser' });
    await userEvent.click(await button('签到'));
    expect(await screen.findByText('连续签到 7 天')).toBeVisible();
  });

  it('shows an error when it fails, and can be retried', async () => {
    addFault({ path: '/users/sign-in', drop: true, times: 1 });
    renderApp(<Greeting />, { as: 'demouser' });
    await userEvent.click(await button('签到'));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        '没有收到回应，可能已经成功，正在确认…',
        '没有收到回应，确认没有成功，可以再试一次',
      ]),
    );
    await userEvent.click(await button('签到'));
    await button('已签到');
    expect(signIns()).toHaveLength(2);
  });
});
