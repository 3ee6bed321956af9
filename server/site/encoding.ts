/** Chooses among the ready encodings by what a browser accepts (Accept-Encoding, RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different values, so the choice is cached. */
const known = new Map<string, Encoding>()
const maxKnown = 100

export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const found = known.get(accepted)
  if (found) return found
  const encoding = choose(accepted)
  if (known.size < maxKnown && accepted.length < 100) known.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((word) => word.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weigh('br') > 0 && weigh('br') >= weigh('gzip')) return 'br'
  return weigh('gzip') > 0 ? 'gzip' : 'identity'
}
