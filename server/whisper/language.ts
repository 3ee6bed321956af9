/** Guesses which language a question is written in, if it isn't English, by its letters and words. */

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

/** Common function words of each language that aren't English words. */
const functionWords: Readonly<Record<string, string>> = {
  es: 'el los las una para con por que qué como cómo cuanto cuánto cuesta cuestan hay tienen puedo necesito es esta está donde dónde cuando cuándo mi puerta sin hola gracias funciona quiero la se va si en un al del lo su le nos sigue funcionando hasta desde ustedes usted quien quién hablas habla hablan español algo nada también muy más pero porque',
  fr: 'le les une pour avec est sont que quoi comment combien avez vous puis je mon ma quelle quel où quand sans bonjour merci portail chez dans si en un au aux du des il elle ne pas ce ça sur suis sommes êtes encore tombe mois panne faut peut peux être cela cette mes nos notre',
  de: 'der das ein eine und ist sind wie was kostet kann ich mein meine haben wo wann ohne mit für gibt es nicht einen auf wenn auch noch den dem des zu zum zur von vom im sie wir sich ob bei nach aus oder aber kein keine muss geht strom',
  pt: 'os uma para com por que como quanto custa tem posso preciso é onde quando meu minha sem olá obrigado portão não você se em um da na de eu vocês porta quero pode falta faltar também mais mas até desde abre energia',
  it: 'il gli una per con che come quanto costa avete posso è dove quando mio mia senza ciao grazie cancello funziona della se di un la lo mi ho sono anche questo questa ci dei delle si del nel puoi devo serve ancora più ma',
}
const lists = Object.entries(functionWords).map(
  ([language, list]) => [language, new Set(list.split(' '))] as const,
)
const english = new Set(
  'the a an is are do does did can could will would how what when where why which i you it my your to of in on for with and or not have has need want there this that'.split(
    ' ',
  ),
)

/** The language's code (BCP 47); undefined for English or if it can't be told. */
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

/** "Do you speak Spanish?", but not "Does the teacher speak Spanish?" */
const asksForOther =
  /(?<!\b(?:teachers?|instructors?|coach(?:es)?|trainers?|tutors?|doctors?|guides?|drivers?)(?: who| that)?(?: can| also)? )\b(?:speak|speaks|talk|understand|know|write|answer|reply|chat)\b(?: \w+){0,2} (?:spanish|french|german|portuguese|italian|chinese|mandarin|cantonese|korean|japanese|vietnamese|arabic|hebrew|hindi|bengali|russian|ukrainian|amharic|greek|thai|tagalog|polish|another language|other languages)\b/i

/** Whether the text is in another language than English, or asks for one. */
export const isForOtherLanguage = (text: string): boolean =>
  asksForOther.test(text) || languageOf(text) !== undefined
