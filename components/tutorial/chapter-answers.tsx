import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/state/empty-state';
import { UserText } from '@/components/ui/text/user-text';
import type { ChapterAnswer } from '@/lib/domain/tutorial/schema';
import { toIsoTime } from '@/lib/utils/time';
import styles from './chapter-answers.module.css';

export function ChapterAnswers({ answers }: { answers: readonly ChapterAnswer[] }) {
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers" className={styles.title}>{`${answers.length} 个回答`}</h2>
      {answers.length === 0 ? (
        <EmptyState of="comment">暂无回答</EmptyState>
      ) : (
        <ol>
          {answers.map((answer, index) => (
            <li key={index} id={`answer-${index + 1}`} className={styles.answer}>
              <Avatar userId={answer.nickname} nickname={answer.nickname} src={answer.avatar} size={40} />
              <div className={styles.body}>
                <p className={styles.who}>
                  <b dir="auto">{answer.nickname}</b>
                  {answer.job !== '' && <bdi className={styles.job}>{answer.job}</bdi>}
                </p>
                <UserText content={answer.content} folded={false} />
                <p className={styles.meta}>
                  <time dateTime={toIsoTime(answer.createTime)} title={answer.createTime}>
                    {answer.createTime.slice(0, 16)}
                  </time>
                  <a href={`#answer-${index + 1}`} aria-label={`回答 ${index + 1} 的链接`}>{`#${index + 1}`}</a>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
