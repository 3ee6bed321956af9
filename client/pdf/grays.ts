/** The grays of client/ui/tokens.css, for drawing code that no stylesheet reaches. */
import tokens from '../ui/tokens.css?raw'

function read(name: string): string {
  const color = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens)?.[1]
  if (color === undefined) throw new Error(`tokens.css has no color --${name} in six digits.`)
  return color
}

export const grays = {
  text: read('gray-600'),
  ground: read('gray-50'),
  hairline: read('hairline'),
} as const
