export { default, generateMetadata } from '@/app/(site)/question/[id]/page';

export const revalidate = 300;
export const generateStaticParams = () => [];
