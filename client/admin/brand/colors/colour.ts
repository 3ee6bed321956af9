/** A brand colour in its notations. */
export interface Colour {
  /** '#F9FAFB' */
  hex: string
  /** Red, green and blue, 0 to 255. */
  channels: readonly [number, number, number]
  /** 'rgb(249, 250, 251)' */
  rgb: string
}

/** Parses `#f9fafb`, the tokens' notation. */
export function colourOf(hex: string): Colour {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no colour in six digits.`)
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const channels = [channel(1), channel(3), channel(5)] as const
  return { hex: hex.toUpperCase(), channels, rgb: `rgb(${channels.join(', ')})` }
}
