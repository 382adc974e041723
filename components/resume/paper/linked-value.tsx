import { UgcLink } from '@/components/ui/text/ugc-link';
import { linkedParts } from '@/lib/domain/resume/value-link';

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
