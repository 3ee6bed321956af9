/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h21-l-es-app': [
    '¿Los clientes de mi camión de comida tienen que bajar una aplicación?',
    either('Spanish', /no app|nothing to install|without (an|any) app|aplicación|\bapp\b/i),
  ],
  'h21-l-es-month': ['cuánto sale al mes el servicio', either('Spanish', told.monthly47)],
  'h21-l-es-hours': [
    '¿Cuántas horas tardan en instalarlo en una panadería?',
    either('Spanish', /\b(4|four|cuatro)\b/i),
  ],
  'h21-l-es-support': ['Necesito el correo de soporte, por favor.', either('Spanish', told.email)],
  'h21-l-fr-quote': [
    'Le devis est-il gratuit pour un luthier ?',
    either('French', /free|gratuit/i),
  ],
  'h21-l-fr-camera': [
    'Je tiens un chenil et j’aimerais voir qui attend dehors. Une caméra, c’est possible ?',
    either('French', /camera|caméra/i),
  ],
  'h21-l-de-power': [
    'In unserer Kiesgrube liegt nur Strom, weder Telefon noch Internet. Reicht das aus?',
    either('German', /no phone line|no internet line|only power|cellular|kein|Strom|Mobilfunk/i),
  ],
  'h21-l-de-warranty': [
    'Wie lange gilt die Garantie?',
    either('German', /(1|one|ein)[ -](year|Jahr)|warranty of 1 year/i),
  ],
  'h21-l-pa-price': ['ਗੁਰਦੁਆਰੇ ਦੇ ਗੇਟ ਲਈ ਇਹ ਲਗਵਾਉਣ ਦਾ ਕਿੰਨਾ ਖਰਚਾ ਹੈ?', either('Punjabi', told.onceAtAll)],
  'h21-l-hi-phone': [
    'क्या मैं पुराने फोन से जवाब दे सकता हूँ?',
    either('Hindi', /any phone|old (phone|one)|फोन|फ़ोन/i),
  ],
  'h21-l-ru-area': [
    'У моей мамы дом в Роквилле, штат Мэриленд. Приедете туда ставить?',
    either('Russian', /Rockville|Maryland|Роквилл|Мэриленд/i),
  ],
  'h21-l-pt-contract': [
    'Tem contrato de fidelidade?',
    either('Portuguese', /no long-term contract|not tied|no contract|contrato/i),
  ],
  'h21-l-ko-quote': [
    '빵집 도매업을 합니다. 가격 견적은 몇 번으로 문의하면 되죠?',
    either('Korean', told.quotePhone),
  ],
  'h21-l-am-hours': ['በማንኛውም ሰዓት መደወል እችላለሁ?', either('Amharic', /24\/7|202-555-014[24]/)],
})
