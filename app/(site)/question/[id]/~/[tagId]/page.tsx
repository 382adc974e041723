/** The same page for what a query selects (rewrites in next.config.ts). */
export { default, generateMetadata } from '@/app/(site)/question/[id]/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
