/** Formats a byte count for people: '180 kB', '4.2 MB'. At most three digits. */
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** power
  const decimals = power > 1 && amount < 99.95 ? 1 : 0
  const text = amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${text} ${bytes === 1 ? 'byte' : units[power]}`
}
