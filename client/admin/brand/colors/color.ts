/** A brand color in its notations. */
export interface Color {
  /** '#F9FAFB' */
  hex: string
  /** Red, green and blue, 0 to 255. */
  channels: readonly [number, number, number]
  /** 'rgb(249, 250, 251)' */
  rgb: string
}

/** Parses `#f9fafb`, the tokens' notation. */
export function colorOf(hex: string): Color {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no color in six digits.`)
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const channels = [channel(1), channel(3), channel(5)] as const
  return { hex: hex.toUpperCase(), channels, rgb: `rgb(${channels.join(', ')})` }
}
