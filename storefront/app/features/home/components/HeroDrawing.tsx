const beam = { fill: 'url(#beam)' };

/** Drawn by us: a dome and a bullet camera over a building's plan, a rack and a reader. Decoration only. */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 520 220" className="hidden w-full self-end md:block" aria-hidden>
      <defs>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6f95ff" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6f95ff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Plan />
      <path d="M118 84 62 220h124z" {...beam} />
      <path d="m320 92-30 128h150z" {...beam} />
      <DomeCamera />
      <BulletCamera />
      <Rack />
    </svg>
  );
}

function Plan() {
  return (
    <g stroke="#2c4063" strokeWidth="1.5" fill="none">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((column) => (
        <path key={column} d={`M${column * 43} 220 ${column * 30 + 80} 120`} />
      ))}
      {[126, 140, 160, 188].map((y) => (
        <path key={y} d={`M0 ${y}H520`} />
      ))}
    </g>
  );
}

function DomeCamera() {
  return (
    <g>
      <rect x="82" y="38" width="72" height="14" rx="4" fill="#e8edf6" />
      <path d="M86 52h64v6a32 32 0 0 1-64 0z" fill="#c5d0e4" />
      <circle cx="118" cy="66" r="15" fill="#16243b" />
      <circle cx="118" cy="66" r="8" fill="#1d4fd7" />
      <circle cx="121" cy="63" r="2.5" fill="#fff" />
      <path d="M118 0v38" stroke="#8fa0bd" strokeWidth="4" />
    </g>
  );
}

function BulletCamera() {
  return (
    <g>
      <path d="M372 20v26l-24 16" stroke="#8fa0bd" strokeWidth="7" fill="none" strokeLinejoin="round" />
      <rect x="352" y="8" width="40" height="14" rx="4" fill="#8fa0bd" />
      <g transform="rotate(-16 320 74)">
        <rect x="268" y="56" width="96" height="38" rx="10" fill="#e8edf6" />
        <path d="M256 50h84a8 8 0 0 1 8 8H262a6 6 0 0 1-6-8z" fill="#fff" />
        <rect x="262" y="60" width="14" height="30" rx="5" fill="#16243b" />
        <circle cx="269" cy="75" r="5" fill="#1d4fd7" />
      </g>
    </g>
  );
}

function Rack() {
  return (
    <g>
      <rect x="436" y="96" width="70" height="118" rx="6" fill="#e8edf6" />
      <rect x="442" y="102" width="58" height="106" rx="3" fill="#16243b" />
      {[108, 126, 144, 162, 180].map((y, row) => (
        <g key={y}>
          <rect x="446" y={y} width="50" height="14" rx="2" fill="#263a5c" />
          {[0, 1, 2, 3, 4].map((port) => (
            <rect
              key={port}
              x={450 + port * 7}
              y={y + 5}
              width="4"
              height="4"
              fill={(port + row) % 3 === 0 ? '#6f95ff' : '#4a6290'}
            />
          ))}
          <circle cx="491" cy={y + 7} r="2" fill={row === 2 ? '#ffb454' : '#4ade80'} />
        </g>
      ))}
    </g>
  );
}
