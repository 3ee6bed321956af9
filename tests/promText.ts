/** Parses Prometheus' text format as strictly as a monitor does; throws on anything invalid. */

export interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

export interface Scraped {
  samples: readonly Sample[]
  /** By metric family: its HELP and TYPE lines. */
  help: ReadonlyMap<string, string>
  types: ReadonlyMap<string, string>
  /** Sum of all samples with this name and these labels; 0 if there are none. */
  sum(name: string, labels?: Record<string, string>): number
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y

export function readPromText(text: string): Scraped {
  const help = new Map<string, string>()
  const types = new Map<string, string>()
  const samples: Sample[] = []
  for (const row of text.split('\n').filter(Boolean)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(row) ?? []
    if (kind) (kind === 'HELP' ? help : types).set(name, rest)
    else samples.push(readSample(row))
  }
  return {
    samples,
    help,
    types,
    sum: (name, labels = {}) =>
      samples
        .filter((one) => one.name === name)
        .filter((one) => Object.entries(labels).every(([key, value]) => one.labels[key] === value))
        .reduce((sum, { value }) => sum + value, 0),
  }
}

function readSample(row: string): Sample {
  const [, name = '', inside = '', written = ''] = line.exec(row) ?? []
  const labels: Record<string, string> = {}
  label.lastIndex = 0
  for (let at = 0; at < inside.length; at = label.lastIndex) {
    const [, key = '', value = ''] = label.exec(inside) ?? []
    if (!key || key in labels) throw new Error(`Not a sample: ${row}`)
    labels[key] = value
  }
  const value = written === '+Inf' ? Number.POSITIVE_INFINITY : Number(written)
  // NaN means that nothing was measured since the last scrape.
  const isNone = /^nan$/i.test(written)
  if (!name || (Number.isNaN(value) && !isNone)) throw new Error(`Not a sample: ${row}`)
  return { name, labels, value }
}
