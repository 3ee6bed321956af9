/**
 * The brand's tokens for other tools: as custom properties, and as JSON in the format of the Design
 * Tokens Community Group (2025.10). Both have the same tokens, with the values the site uses.
 */
import { paletteOf } from '../colors/palette'
import { type Tokens, tokenOf } from '../tokens/readTokens'
import { familiesOf, weightsOf } from '../tokens/typefaces'

interface TokenFile {
  name: string
  type: string
  text: string
}

interface Token {
  /** As in client/ui/tokens.css. */
  name: string
  /** The CSS value. */
  css: string
  /** The JSON value. */
  json: { $type: string; $value: unknown; $description?: string }
}
type Groups = Readonly<Record<string, readonly Token[]>>

const sizes = {
  Space: ['space-1', 'space-2', 'space-3', 'space-4', 'space-6', 'space-8', 'space-12', 'space-20'],
  Radius: ['radius-module', 'radius-control', 'radius-card'],
}
const leadings = ['leading-display', 'leading-heading', 'leading-lead', 'leading-body']

export function cssTokens(tokens: Tokens): TokenFile {
  const blocks = Object.entries(groupsOf(tokens)).map(([group, members]) =>
    [`  /* ${group} */`, ...members.map(({ name, css }) => `  --${name}: ${css};`)].join('\n'),
  )
  const text = `:root {\n${blocks.join('\n\n')}\n}\n`
  return { name: 'brand-tokens.css', type: 'text/css', text }
}

export function jsonTokens(tokens: Tokens): TokenFile {
  const groups = Object.entries(groupsOf(tokens)).map(([group, members]) => [
    group.toLowerCase(),
    Object.fromEntries(members.map(({ name, json }) => [name, json])),
  ])
  const text = `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`
  return { name: 'brand-tokens.json', type: 'application/json', text }
}

function groupsOf(tokens: Tokens): Groups {
  const families = familiesOf(tokens)
  const family: Token = {
    name: 'font',
    css: families.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
    json: { $type: 'fontFamily', $value: families },
  }
  return {
    Color: paletteOf(tokens).map(({ token, hex, channels, name, usage }) => ({
      name: token,
      css: hex.toLowerCase(),
      json: {
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
          hex: hex.toLowerCase(),
        },
        $description: `${name}. ${usage}`,
      },
    })),
    Type: [
      family,
      ...weightsOf(tokens).map(({ token, weight, usage }) => ({
        name: token,
        css: `${weight}`,
        json: { $type: 'fontWeight', $value: weight, $description: usage },
      })),
      ...leadings.map((name) => ({
        name,
        css: tokenOf(tokens, name),
        json: { $type: 'number', $value: Number(tokenOf(tokens, name)) },
      })),
    ],
    ...Object.fromEntries(
      Object.entries(sizes).map(([group, names]) => [
        group,
        names.map((name) => pixels(name, tokenOf(tokens, name))),
      ]),
    ),
  }
}

function pixels(name: string, css: string): Token {
  const value = Number(/^(\d+)px$/.exec(css)?.[1])
  return { name, css, json: { $type: 'dimension', $value: { value, unit: 'px' } } }
}
