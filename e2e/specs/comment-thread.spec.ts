import { expect, test } from '@/e2e/fixtures';
import { Comments } from '@/e2e/pages/comments';
import { NotificationPage } from '@/e2e/pages/notification-page';
import { Shell } from '@/e2e/pages/shell';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

test('one reply box is open at a time and keeps its text; a reply to a reply quotes it @smoke', async ({
  comments,
  page,
  api,
  signIn,
  openComments,
}) => {
  await signIn();
  const { id } = await openComments(
    { title: '层层回复', content: '正文' },
    { content: '楼主甲' },
    { content: '楼主乙' },
  );
  const [first, second] = [comments.saying('楼主甲'), comments.saying('楼主乙')];
  await comments.replyTo(first).click();
  await comments.field(comments.replyBox()).fill('写到一半');
  await comments.replyTo(second).click();
  await expect(comments.replyBox()).toHaveCount(1);
  await expect(comments.field(comments.replyBox())).toHaveValue('');
  await comments.likeOf(second).click();
  await expect(comments.likeOf(second)).toHaveAttribute('aria-pressed', 'true');
  await comments.replyTo(first).click();
  await expect(comments.field(comments.replyBox())).toHaveValue('写到一半');
  await comments.send(comments.replyBox()).click();
  const reply = comments.saying('写到一半');
  await expect(reply).toContainText('作者');
  await comments.replyTo(reply).click();
  await comments.field(comments.replyBox()).fill('再回一句');
  await comments.send(comments.replyBox()).click();
  await expect(comments.saying('再回一句')).toContainText(`回复 @${seed.user.demo.nickname}`);
  await expect(comments.saying('再回一句')).toContainText('“写到一半”');
  await expect(comments.heading()).toHaveText('评论4');

  const rows = await api.state<{ id: string; content: string }>('comments');
  const written = rows.find(({ content }) => content === '再回一句');
  await visit(page, `/post/${id}#comment-${written?.id}`);
  await reload(page);
  await expect(comments.saying('再回一句')).toBeInViewport();
});

test('an author is notified of a comment, opens it from the toast and replies, and its writer sees the reply', async ({
  api,
  articlePage,
  comments,
  openAs,
  page,
  signIn,
  socketOpens,
}) => {
  const { id } = await api.plantArticle({ title: '两个人的对话', content: '正文', username: 'otheruser' });
  const otherPage = await openAs('otheruser');
  await visit(otherPage, '/rank');
  const bell = new Shell(otherPage).notificationMenu();
  await expect(bell).toHaveAccessibleName('消息，14 条未读');
  await socketOpens();

  await signIn();
  await articlePage.open(id);
  await comments.goTo();
  await comments.field().fill('请教一个问题');
  await comments.send().click();
  await expect(comments.saying('请教一个问题')).toBeVisible();

  await expect(bell).toHaveAccessibleName('消息，15 条未读');
  await visit(otherPage, '/notification');
  const row = new NotificationPage(otherPage).rows().filter({ hasText: '请教一个问题' });
  const opening = otherPage.waitForEvent('popup');
  await row
    .getByRole('link', { name: /两个人的对话/ })
    .first()
    .click();
  const others = new Comments(await opening);
  await others.goTo();
  await others.replyTo(others.saying('请教一个问题')).click();
  await others.field(others.replyBox()).fill('这样就好');
  await others.send(others.replyBox()).click();
  await expect(others.saying('这样就好')).toContainText('作者');

  await reload(page);
  await comments.goTo();
  await expect(comments.saying('这样就好')).toBeVisible();
});

test('all of five hundred comments are shown, and one is liked while another is typed', async ({
  comments,
  signIn,
  openComments,
}) => {
  await signIn();
  await openComments({ title: '五百条评论', content: '正文' }, { count: 500, content: '第几条' });
  await expect(comments.all()).toHaveCount(500);
  await comments.field().pressSequentially('打到一半');
  await comments.likeOf(comments.saying('第几条 1')).click();
  await expect(comments.likeOf(comments.saying('第几条 1'))).toHaveAttribute('aria-pressed', 'true');
  await expect(comments.field()).toHaveValue('打到一半');
});
