/** The same page at the specification's second address. */
export { default, generateMetadata } from '../page';

export const revalidate = 300;
export const generateStaticParams = () => [];
