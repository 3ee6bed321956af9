/** Finds everything in a text that leads elsewhere: e-mail addresses, links, domains, paths. */
const patterns = [
  /[^\s"'<>()]*@[^\s"'<>()]*/g,
  /[a-z][a-z0-9+.-]*:\/\/\S*/g,
  /\b(?:mailto|tel|sms|javascript|data|file|blob):\S*/g,
  /\bwww\.\S*/g,
  /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?/gu,
  /(?<![\p{L}\p{N}.])\/[\p{L}\p{N}][^\s]*/gu,
  /\S+ (?:dot|\(dot\)|\[dot\]) \p{L}{2,}/gu,
]

export function addressesOf(text: string): Set<string> {
  const found: string[] = []
  let rest = text.normalize('NFKC').toLowerCase()
  for (const pattern of patterns) {
    // Each match is removed, so that the domain in an e-mail address isn't found again as a link.
    rest = rest.replace(pattern, (address) => {
      found.push(address.replace(/[.,;:!?"'”’)\]]+$/, ''))
      return ' '
    })
  }
  return new Set(found)
}
