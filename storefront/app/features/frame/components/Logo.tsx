/** The mark (an M made of two shelves and a door) and the name. */
export function Logo({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 154 32" height="32" className={className} role="img" aria-label="Mayorista">
      <rect width="32" height="32" rx="7" fill="var(--color-accent)" />
      <path
        d="M8 23.5v-15l8 8 8-8v15"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="24" r="1.9" fill="#9db8ff" />
      <text
        x="41"
        y="22.5"
        fontSize="20"
        fontWeight="700"
        letterSpacing="-0.5"
        fill="currentColor"
        fontFamily="inherit"
      >
        Mayorista
      </text>
    </svg>
  );
}
