import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

/** The author of the newest article, whose name is in the first screen. */
const firstAuthor = async (api: { feed: () => Promise<{ list: object[] }> }) => {
  const [card] = (await api.feed()).list;
  const { userId, nickname } = Object(card);
  return { id: String(userId), nickname: String(nickname) };
};

test('a mouse that rests on an author opens their card, with what the feed has loaded already @smoke', async ({
  homePage,
  authorCard,
  api,
}) => {
  const author = await firstAuthor(api);
  await homePage.open();
  await api.forgetRequests();
  await authorCard.rest(author.id);
  await expect(authorCard.card(author.nickname)).toContainText(/Lv\.\d+/);
  await expect(authorCard.card(author.nickname)).toContainText('粉丝');
  expect((await api.requests()).map(({ path }) => path).filter((path) => path.endsWith('/getcounts'))).toEqual([]);
});

test('a member follows an author in the card, and every follow button on the page shows it', async ({
  articlePage,
  authorCard,
  page,
  signIn,
  api,
  violations,
}) => {
  await signIn('otheruser');
  const { zhou } = seed.user;
  await articlePage.open(seed.article.rich.id);
  await authorCard.rest(zhou.id);
  const follow = authorCard.followButton(zhou.nickname);
  const fans = () => authorCard.card(zhou.nickname).getByText('粉丝').locator('xpath=..').getByRole('definition');
  await expect(fans()).toHaveText(/\d/);
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  const before = await follow.getAttribute('aria-pressed');
  await follow.click();
  const wanted = before === 'true' ? 'false' : 'true';
  await expect(follow).toHaveAttribute('aria-pressed', wanted);
  const buttons = page.getByRole('button', { name: new RegExp(`关注 ${zhou.nickname}$`) });
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-pressed', wanted);
  const links = await api.state<{ to: string; from: string }>('follows');
  const { userId } = await api.session('otheruser');
  expect(links.some(({ from, to }) => from === userId && to === zhou.id)).toBe(wanted === 'true');
  await expect(authorCard.messageLink(zhou.nickname)).toHaveAttribute(
    'href',
    `/notification/im?participantId=${zhou.id}`,
  );
});
