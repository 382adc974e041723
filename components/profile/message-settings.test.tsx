import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('is rolled back when it did not take effect', async () => {
    addFault({ path: '/users/update-im-restrict', status: 500 });
    open();
    await userEvent.click(await choice('所有人'));
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        '没有收到回应，可能已经成功，正在确认…',
        '没有收到回应，确认没有成功，可以再试一次',
      ]),
    );
    expect(await choice('互相关注的人')).toBeChecked();
    expect(await choice('所有人')).not.toBeChecked();
  });

  it.each([
    ['crashes after it', { status: 500, body: '<h1>500</h1>' }],
    ['answers half an envelope', { body: '{"code":"0","da', contentType: 'application/json' }],
    ['cuts the connection', { drop: true }],
  ])('is shown as the API has it when the API %s', async (_name, fault) => {
    addFault({ path: '/users/update-im-restrict', after: true, times: 1, ...fault });
    open();
    await userEvent.click(await choice('不允许任何人'));
    await waitFor(() => expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，正在确认…', '设置成功']));
    expect(await choice('不允许任何人')).toBeChecked();
    expect(userNamed('demouser').imRestrict).toBe('3');
  });

  it('can be retried when it fails to load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    addFault({ path: '/users/sessionuserinfo', body: { code: '0', data: { id: 1 } }, times: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await choice('互相关注的人')).toBeChecked();
  });
});

describe('desktop notices', () => {
  const allow = (answer: NotificationPermission) => {
    const asked = vi.fn();
    let permission: NotificationPermission = 'default';
    const Stub = class {
      static get permission() {
        return permission;
      }
      static requestPermission = async () => {
        asked();
        permission = answer;
        return answer;
      };
    };
    vi.stubGlobal('Notification', Stub);
    return asked;
  };
  const notices = () => screen.findByRole('switch', { name: /^桌面通知/ });
  afterEach(() => vi.unstubAllGlobals());

  it('are asked for with a press alone, and may be brief', async () => {
    const asked = allow('granted');
    open();
    expect(await notices()).not.toBeChecked();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(await notices());
    await waitFor(async () => expect(await notices()).toBeChecked());
    expect(asked).toHaveBeenCalledOnce();
    const words = screen.getByRole('switch', { name: /^显示发送人和内容/ });
    expect(words).toBeChecked();
    await userEvent.click(words);
    expect(words).not.toBeChecked();
    await userEvent.click(await notices());
    expect(await notices()).not.toBeChecked();
  });

  it('stay off with the way to allow them where the browser refuses', async () => {
    allow('denied');
    open();
    await userEvent.click(await notices());
    expect(await screen.findByText(/^浏览器没有允许通知/)).toBeVisible();
    expect(await notices()).not.toBeChecked();
  });
});
