import { UgcLink } from '@/components/ui/ugc-link';
import { linkedParts } from '@/lib/domain/resume/value-link';

/** A value of the basic information, in which addresses are links. */
export const LinkedValue = ({ name, value }: { name: string; value: string }) =>
  linkedParts(name, value).map(({ text, href }, index) =>
    href === undefined ? (
      <span key={index}>{text}</span>
    ) : (
      <UgcLink key={index} href={href}>
        {text}
      </UgcLink>
    ),
  );
