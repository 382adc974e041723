'use client';

import type { ReactNode } from 'react';
import { PracticeFacts } from '@/components/question/practice-facts';
import { useHydrated } from '@/components/ui/use-hydrated';
import recipes from '@/styles/recipes.module.css';
import { NotedTexts } from './noted-texts';
import { QuestionPicker } from './question-picker';
import { TextsBegun } from './texts-begun';
import { TutorialsBegun } from './tutorials-begun';
import { WrongAnswers } from './wrong-answers';
import styles from './learning.module.css';

export function LearningDesk() {
  const hydrated = useHydrated();
  return (
    <div className={styles.desk}>
      <Section title="练习记录">
        <PracticeFacts />
      </Section>
      <Section title="练几道">
        <QuestionPicker />
      </Section>
      <Section title="在学的教程">{hydrated && <TutorialsBegun />}</Section>
      <Section title="错题">{hydrated && <WrongAnswers />}</Section>
      <Section title="读到一半">{hydrated && <TextsBegun />}</Section>
      <Section title="笔记">{hydrated && <NotedTexts />}</Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={recipes.cardHeading}>{title}</h2>
    {children}
  </section>
);
