import { LineIcon } from '@/components/ui/line-icon';

interface GenderIconProps {
  gender: string;
  className?: string | undefined;
}

export function GenderIcon({ gender, className }: GenderIconProps) {
  if (gender === '1') return <LineIcon of="male" label="男" className={className} strokeWidth={2} />;
  return gender === '0' && <LineIcon of="female" label="女" className={className} strokeWidth={2} />;
}
