/**
 * Text as plain words: lower case, without accents and marks, short forms written out. The same for
 * knowledge and questions, so that both meet. Bounded: a linear pass over what it is given.
 */

/** Written out, because a "not" says more than its apostrophe; also the commonest slips. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ['wont', 'will not'],
  ['dont', 'do not'],
  ['doesnt', 'does not'],
  ['didnt', 'did not'],
  ['isnt', 'is not'],
  ['arent', 'are not'],
  ['whats', 'what is'],
  ['wheres', 'where is'],
  ['hows', 'how is'],
  ['theres', 'there is'],
  ['im', 'i am'],
  ['ive', 'i have'],
  ['hwo', 'how'],
  ['waht', 'what'],
  ['wat', 'what'],
  ['teh', 'the'],
  ['u', 'you'],
  ['ur', 'your'],
])

export function words(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'ʼ`](?=\p{L})/gu, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\$(?=\s?\d)/g, ' dollars ')
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return found.flatMap((word) => shortForms.get(word)?.split(' ') ?? word)
}
