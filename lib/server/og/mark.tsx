interface MarkProps {
  size: number;
  ground: string;
  stroke: string;
  dot?: string;
}

/** The logo for a renderer without style sheets; the header's is in `components/frame/logo`. */
export const Mark = ({ size, ground, stroke, dot = stroke }: MarkProps) => (
  <svg viewBox="0 0 32 32" width={size} height={size}>
    <rect width="32" height="32" rx="9" fill={ground} />
    <path
      d="M20.6 10.4a7.6 7.6 0 1 0 3 6.6h-6.2"
      fill="none"
      stroke={stroke}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="24.4" cy="8.6" r="2.1" fill={dot} />
  </svg>
);
