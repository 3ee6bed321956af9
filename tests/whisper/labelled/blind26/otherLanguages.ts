/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h26-l-es-app': [
    'Mis clientas vienen a probarse vestidos. ¿Tienen que bajar una aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicación/i),
  ],
  'h26-l-es-month': [
    'Soy techador y tengo un patio con portón. ¿Qué cuesta mensualmente su servicio, como mínimo?',
    either('Spanish', told.monthly47),
  ],
  'h26-l-es-hours': [
    '¿Cuántas horas tarda la instalación en una escuela de música?',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h26-l-de-gate': [
    'Unsere Gemeinde hat am Tor weder Telefon noch Internet. Geht das trotzdem?',
    either(
      'German',
      /no phone line|no internet|none is needed|only power|internet|cellular|Mobilfunk/i,
    ),
  ],
  'h26-l-de-warranty': [
    'Für unseren Schachklub: Wie viele Jahre Garantie geben Sie auf das Gerät?',
    either('German', /(1|one)[ -]year|warranty of 1 year|(1|ein) Jahr/i),
  ],
  'h26-l-fr-price': [
    'Je fabrique du chocolat. Combien coûte la pose chez moi ?',
    either('French', told.onceAtAll),
  ],
  'h26-l-ru-phone': [
    'Можно отвечать гостю с обычного домашнего телефона?',
    either('Russian', /any phone|landline|desk phone|телефон/i),
  ],
  'h26-l-uk-battery': [
    'Чи працюватиме, коли вимкнуть світло?',
    either('Ukrainian', /battery|батаре|акумулятор/i),
  ],
  'h26-l-ja-camera': ['入口にカメラを付けられますか？', either('Japanese', /camera|カメラ/i)],
  'h26-l-zh-contract': [
    '需要签长期合同吗？',
    either('Chinese', /no long-term contract|not tied|no contract|合同/i),
  ],
  'h26-l-it-quote': [
    'Per un preventivo, quale numero devo chiamare?',
    either('Italian', told.quotePhone),
  ],
  'h26-l-so-area': ['Ma ka shaqeysaan Alexandria?', either('Somali', /Alexandria|Virginia/)],
  'h26-l-nl-code': [
    'Kunnen vaste bezoekers met een eigen code naar binnen?',
    either('Dutch', /unique codes?|caller[ -]?id|\bby (a )?code|\bcode/i),
  ],
  'h26-l-ar-price': ['كم سعر التركيب؟', either('Arabic', told.onceAtAll)],
})
