/** In which language other than English a question is most likely asked, where its letters or words tell. */

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['vi', /[ơưăđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu],
]

/** Words that hold a sentence together and are no English. */
const words: Readonly<Record<string, string>> = {
  es: 'el los las una para con por que qué como cómo cuanto cuánto cuesta cuestan hay tienen puedo necesito es esta está donde dónde cuando cuándo mi puerta sin hola gracias funciona quiero',
  fr: 'le les une pour avec est sont que quoi comment combien avez vous puis je mon ma quelle quel où quand sans bonjour merci portail chez dans',
  de: 'der das ein eine und ist sind wie was kostet kann ich mein meine haben wo wann ohne mit für gibt es nicht einen auf',
  pt: 'os uma para com por que como quanto custa tem posso preciso é onde quando meu minha sem olá obrigado portão não você',
  it: 'il gli una per con che come quanto costa avete posso è dove quando mio mia senza ciao grazie cancello funziona della',
}
const lists = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(' '))] as const,
)
const english = new Set(
  'the a an is are do does did can could will would how what when where why which i you it my your to of in on for with and or not have has need want there this that'.split(
    ' ',
  ),
)

/** Its code (BCP 47), or undefined for English and for what cannot be told. */
export function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script] of scripts) {
    const found = text.match(script)?.length ?? 0
    const isEnough = language === 'vi' || language === 'uk' ? found >= 2 : found * 3 > letters
    if (isEnough && found > 0) return language
  }
  const said = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const count = (list: ReadonlySet<string>) => said.filter((word) => list.has(word)).length
  const [best, hits] = lists
    .map(([language, list]) => [language, count(list)] as const)
    .reduce((a, b) => (b[1] > a[1] ? b : a))
  return hits >= 2 && hits > count(english) ? best : undefined
}
