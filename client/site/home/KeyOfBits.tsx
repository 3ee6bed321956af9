/** A key of 256 bits, one square each. The bits are decorative: they open nothing. */
const rows = [
  0xbf48, 0x7a53, 0xf12c, 0x9b4c, 0x278c, 0x992b, 0x2217, 0xc3f6, 0x7069, 0xea52, 0xd6e9, 0xa1c8,
  0x6a8a, 0x041e, 0x660f, 0xdfeb,
]
const bits = rows.flatMap((row, y) =>
  Array.from({ length: 16 }, (_, x) => ({ x, y, isSet: ((row >> (15 - x)) & 1) === 1 })),
)
const squares = (isSet: boolean) => bits.filter((bit) => bit.isSet === isSet)

const filled = squares(true)
  .map(({ x, y }) => `M${16 * x + 2} ${16 * y + 2}h12v12h-12z`)
  .join('')
const hollow = squares(false)
  .map(({ x, y }) => `M${16 * x + 3} ${16 * y + 3}h10v10h-10z`)
  .join('')

export function KeyOfBits() {
  return (
    <figure>
      <svg viewBox="0 0 256 256" aria-hidden="true">
        <path d={filled} />
        <path d={hollow} fill="none" stroke="#000" strokeWidth="2" />
      </svg>
      <figcaption>A key of {bits.length} bits, one square each.</figcaption>
    </figure>
  )
}
