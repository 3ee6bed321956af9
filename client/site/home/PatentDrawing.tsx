/** The parts that the technology connects, numbered as on a patent drawing. */
const parts = [
  { number: 10, name: 'sign', x: 104, y: 34 },
  { number: 12, name: 'visitor’s phone', x: 216, y: 38 },
  { number: 14, name: 'cellular network', x: 302, y: 38 },
  { number: 16, name: 'owner’s phone', x: 392, y: 38 },
  { number: 18, name: 'gate', x: 510, y: 38 },
]

export function PatentDrawing() {
  return (
    <figure>
      <svg viewBox="0 0 560 232" aria-hidden="true">
        <g fill="none" stroke="#000" strokeWidth="1.5">
          <path d="M16 200h528M72 168v32M80 168v32" />
          <path d="M186 109h12M362 109h12" />
          <rect x="168" y="104" width="48" height="96" rx="8" />
          <rect x="173" y="114" width="38" height="76" rx="2" />
          <path d="M280 200v-96l-10 96h20zM274 160h12M272 180h16M277 132h6" />
          <circle cx="280" cy="100" r="3" />
          <path d="M268 88a17 17 0 0 0 0 24M292 88a17 17 0 0 1 0 24M260 80a28 28 0 0 0 0 40M300 80a28 28 0 0 1 0 40" />
          <rect x="344" y="104" width="48" height="96" rx="8" />
          <rect x="349" y="114" width="38" height="76" rx="2" />
          <path d="M440 96h12v104h-12zM524 96h12v104h-12zM436 90h20v6h-20zM520 90h20v6h-20z" />
          <path d="M452 112h72v80h-72zM488 112v80M461 112v80M470 112v80M479 112v80M497 112v80M506 112v80M515 112v80M452 124h72M452 180h72" />
          <path d="M124 144h36M224 144h32M304 144h32M400 144h32" strokeDasharray="4 4" />
          <path d="M84 56c2-14 10-18 16-22M196 96c2-26 10-44 16-54M284 72c2-14 8-24 14-32M372 96c2-26 10-44 16-54M492 84c2-20 8-34 14-42" />
        </g>
        <use href="#drawing-sign" x="36" y="64" width="80" height="104" />
        {parts.map(({ number, x, y }) => (
          <text key={number} x={x} y={y}>
            {number}
          </text>
        ))}
      </svg>
      <figcaption>{parts.map(({ number, name }) => `${number} ${name}`).join(', ')}.</figcaption>
    </figure>
  )
}
