/** Redacts online contact details: e-mail addresses, spelled-out ones too, handles and links. */

const quoted = /"[^"@]{1,64}" ?@ ?[^\s@<>(),;:"]+/g
/** Only from where a word begins: tried at each letter of a long word, it takes the square of its length. */
const address =
  /(?<![^\s@<>(),;:"])[^\s@<>(),;:"]+ ?@ ?[^\s@<>(),;:"]*[^\s@<>(),;:".!?](?: \. ?[a-z]{2,12}\b)?/g
const dot = String.raw`\s*(?:[([{]\s*(?:dot|\.)\s*[)\]}]|\bdot\b)\s*`
const top = '[a-z]{2,12}'
const part = String.raw`[\p{L}\p{Nd}_+-]{1,64}`
const local = String.raw`[\p{L}\p{Nd}._+-]{1,64}(?:${dot}${part}){0,2}`
const provider = '(?:gmail|yahoo|hotmail|icloud|aol|protonmail|outlook)'
const spelled = [
  // "jurgen(at)mueller.example": in brackets, "at" isn't an ordinary word.
  String.raw`${local}\s*[([{]\s*(?:at|@)\s*[)\]}]\s*${part}(?:(?:${dot}|\.)${part}){0,3}`,
  // "jane dot doe at example dot com", "jane at gmail.com".
  String.raw`${local}\s+(?:at|@)\s+${part}(?:${dot}${part}){0,2}${dot}${top}\b`,
  String.raw`${local}\s+(?:at|@)\s+${provider}\b(?:(?:${dot}|\.)${top}\b){0,2}`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** "janeATexampleDOTcom". */
const joined = /(?<![\p{Ll}\p{Nd}._-])[\p{Ll}\p{Nd}._-]+AT[\p{Ll}\p{Nd}-]+(?:DOT\p{Ll}+)+/gu
const handle = /(?<!\S)@[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu
const service =
  'gmail|e-?mail|yahoo|outlook|hotmail|icloud|skype|telegram|insta(?:gram)?|twitter|facebook|snapchat|discord|tiktok|linkedin|wechat|handle|user ?name|login'
/** "My skype is live:jane", "gmail: jane.doe". */
const named = new RegExp(
  String.raw`(?<!\p{L})((?:${service})(?: (?:name|id|handle|account))?(?:(?: is|:|=) ?))([^\s@[\]]*[._:\d-][^\s@[\]]*[^\s@[\].,!?])`,
  'giu',
)

const link = /(?:\b[a-z][a-z+.-]{1,9}:\/\/|\bwww\.)\S+/gi
const network = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\S*)?(?![\d.]*\d)/g
const domain =
  /\b(?:[\p{L}\p{N}-]{1,63}(?:\.|\[\.\])){1,4}(?:com|net|org|edu|gov|mil|io|info|biz|app|dev|xyz|online|site|shop|store|example|uk|de|fr|es|it|ca|au|eu|us|co)\b(?:\/\S*)?(?!\.\p{Ll})/giu

export function redactContactDetails(text: string): string {
  const withoutSpelled = spelled.reduce(
    (rest, pattern) => rest.replace(pattern, '[e-mail]'),
    text.replace(link, '[link]').replace(handle, '[name]').replace(quoted, '[e-mail]'),
  )
  return withoutSpelled
    .replace(address, '[e-mail]')
    .replace(joined, '[e-mail]')
    .replace(named, '$1[name]')
    .replace(network, '[link]')
    .replace(domain, '[link]')
}
