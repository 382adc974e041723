import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLive } from '@/lib/domain/notification/store';
import { addFault } from '@/mocks/control/faults';
import { chatUnderTest } from '@/test/chat';
import { renderAppHook, toastTexts } from '@/test/render';
import { useLiveSocket } from './use-live-socket';

const { prepare, receive } = chatUnderTest;
prepare();

const openPage = async () => {
  renderAppHook(useLiveSocket, { as: 'demouser', at: '/' });
  await waitFor(() => expect(useLive.getState().link).toBe('open'));
};

it('a private message that arrives on another page is announced with its sender and its first words', async () => {
  await openPage();
  receive('otheruser', '周末去爬山吗');
  await waitFor(() => expect(toastTexts()).toEqual(['山海：周末去爬山吗']));
});

it('a private message is announced without a name while its sender cannot be loaded', async () => {
  addFault({ path: '/users/userinfo', status: 500 });
  await openPage();
  receive('otheruser', '在吗');
  await waitFor(() => expect(toastTexts()).toEqual(['你有一条新私信：在吗']));
});
