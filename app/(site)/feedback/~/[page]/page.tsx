/** The same page for what a query selects (rewrites in next.config.ts). */
export { default, generateMetadata } from '@/app/(site)/feedback/page';

export const revalidate = 30;
export const generateStaticParams = () => [];
