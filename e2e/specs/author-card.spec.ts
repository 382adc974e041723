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

test('a member unfollows an author in the card, after being asked, and the article shows it', async ({
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
  const fans = () => authorCard.card(zhou.nickname).getByText('粉丝').locator('xpath=..').getByRole('definition');
  await expect(fans()).toHaveText(/\d/);
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  await expect(authorCard.messageLink(zhou.nickname)).toHaveAttribute(
    'href',
    `/notification/im?participantId=${zhou.id}`,
  );
  await authorCard.followButton(zhou.nickname).click();
  await authorCard.confirmUnfollow().click();
  // The card may have gone with the mouse.
  const follow = articlePage.followButton(zhou.nickname);
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  const links = await api.state<{ to: string; from: string }>('follows');
  const { userId } = await api.session('otheruser');
  expect(links.some(({ from, to }) => from === userId && to === zhou.id)).toBe(false);
});
