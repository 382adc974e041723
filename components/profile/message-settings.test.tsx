import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { MessageSettings } from './message-settings';

beforeEach(() => {
  userNamed('demouser').imRestrict = '2';
});

const open = () => renderApp(<MessageSettings />, { as: 'demouser' });
const choice = (name: string) => screen.findByRole('radio', { name });

describe('who may send messages', () => {
  it('shows the API’s setting, and saves a choice at once', async () => {
    open();
    expect(await choice('互相关注的人')).toBeChecked();
    await userEvent.click(await choice('不允许任何人'));
    await waitFor(() => expect(toastTexts()).toEqual(['设置成功']));
    expect(callsOf('/users/update-im-restrict')).toHaveLength(1);
    expect(userNamed('demouser').imRestrict).toBe('3');
    expect(await choice('不允许任何人')).toBeChecked();
  });

  it('is rolled back when the API refuses', async () => {
    addFault({ path: '/users/update-im-restrict', status: 500 });
    open();
    await userEvent.click(await choice('所有人'));
    await waitFor(() => expect(toastTexts()).toEqual(['网络异常，请稍后重试']));
    expect(await choice('互相关注的人')).toBeChecked();
    expect(await choice('所有人')).not.toBeChecked();
  });

  it('can be retried when it fails to load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    addFault({ path: '/users/sessionuserinfo', body: { code: '0', data: { id: 1 } }, times: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await choice('互相关注的人')).toBeChecked();
  });
});
