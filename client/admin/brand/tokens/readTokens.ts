/** A style sheet's tokens: the declarations of its first `:root`, by name without the dashes. */
export type Tokens = ReadonlyMap<string, string>

export function readTokens(css: string): Tokens {
  const plain = css.replace(/\/\*.*?\*\//gs, '')
  const [, block = ''] = /:root\s*\{([^}]*)\}/.exec(plain) ?? []
  const declared = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return new Map(declared.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]))
}

/** Throws if missing: a brand page with a gap would be worse. */
export function tokenOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`There is no token --${name}.`)
  return value
}
