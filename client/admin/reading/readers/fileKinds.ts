/** File types that can be read into the knowledge base, by extension. Pure. */

const fileKinds = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  csv: 'csv',
  tsv: 'csv',
  json: 'json',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
} as const
export type FileKind = (typeof fileKinds)[keyof typeof fileKinds]

export const kindNames = 'text, Markdown, CSV, JSON, HTML or PDF'

const maxMegabytes = 20
export const maxBytes = maxMegabytes * 1_000_000
export const maxSize = `${maxMegabytes} MB`

/** Value of an `accept` attribute. */
export const accepted = Object.keys(fileKinds)
  .map((ending) => `.${ending}`)
  .join(',')

export function kindOf(name: string): FileKind | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(fileKinds, ending) ? fileKinds[ending as keyof typeof fileKinds] : null
}
