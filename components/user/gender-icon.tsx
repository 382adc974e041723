import { Mars, Venus } from 'lucide-react';

const GENDERS = new Map([
  ['1', { Icon: Mars, label: '男' }],
  ['0', { Icon: Venus, label: '女' }],
]);

export function GenderIcon({ gender, className }: { gender: string; className?: string | undefined }) {
  const known = GENDERS.get(gender);
  return known && <known.Icon className={className} size={16} strokeWidth={2} role="img" aria-label={known.label} />;
}
