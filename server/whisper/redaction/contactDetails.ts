/** Takes out how a person is reached on the net: e-mail addresses, also spelled out, handles, links. */

const address = /[^\s@<>(),;:"]+ ?@ ?[^\s@<>(),;:"]*[^\s@<>(),;:".!?]/g
const at = String.raw`\s*[([]?\s*(?:\bat\b|@)\s*[)\]]?\s*`
const dot = String.raw`\s*[([]?\s*(?:\bdot\b|\.)\s*[)\]]?\s*`
/** "jane dot doe at example dot com", "jane at gmail.com". */
const spelled = new RegExp(
  String.raw`[\w.+-]{1,64}(?:\s+dot\s+[\w-]{1,64}){0,2}${at}(?:[\w-]{1,64}\s*[([]?\s*\bdot\b\s*[)\]]?\s*[a-z]{2,12}|(?:gmail|yahoo|hotmail|icloud|aol|protonmail)\b(?:${dot}[a-z]{2,6}\b)?)`,
  'gi',
)
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu

const link = /(?:\bhttps?:\/\/|\bwww\.)\S+/gi
const domain =
  /\b(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|edu|gov|mil|io|info|biz|app|dev|xyz|online|site|shop|store|uk)\b(?:\/\S*)?/giu

export function redactContactDetails(text: string): string {
  return text
    .replace(link, '[link]')
    .replace(handle, '[name]')
    .replace(address, '[e-mail]')
    .replace(spelled, '[e-mail]')
    .replace(domain, '[link]')
}
