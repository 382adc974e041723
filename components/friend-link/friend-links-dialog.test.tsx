import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { renderApp } from '@/test/render';
import { FriendLinksDialog } from './friend-links-dialog';

it('leads to the sites of friends only, whatever the API says; a friend without an address is a name', async () => {
  const links = ['https://a.example/x', 'www.b.example', 'null', 'javascript:alert(1)', 'blob:https://c.example/1'];
  const data = links.map((link, index) => ({ id: `f${index}`, name: `友链 ${index}`, logo: '', link }));
  addFault({ path: '/config/friend-link', body: { code: '0', data } });
  renderApp(<FriendLinksDialog onClose={() => {}} />);
  expect(await screen.findByText('友链 4')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['友友链 0', 'https://a.example/x'],
    ['友友链 1', 'https://www.b.example/'],
  ]);
});
