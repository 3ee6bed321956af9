/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h15-l-es-app': [
    '¿Mis clientas del salón tienen que bajar una aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicación/i),
  ],
  'h15-l-es-price': ['cuanto cobran al mes por el servicio', either('Spanish', told.monthly47)],
  'h15-l-es-area': [
    'Vivimos en Gaithersburg, ¿llegan hasta acá?',
    either('Spanish', /Gaithersburg|Maryland/),
  ],
  'h15-l-fr-install': [
    'Combien de temps dure la pose sur le portail de notre vignoble ?',
    either('French', /\b4\b|four|quatre/i),
  ],
  'h15-l-fr-quote': [
    'Est-ce que je dois payer quelque chose pour recevoir une estimation chez moi ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h15-l-de-warranty': [
    'Wie lange habe ich Garantie auf das Gerät?',
    either('German', /(1|one)[ -]year|warranty of 1 year|(1|ein) Jahr/i),
  ],
  'h15-l-it-camera': [
    'Si può aggiungere una telecamera alla porta?',
    either('Italian', /camera|telecamera/i),
  ],
  'h15-l-pt-contract': [
    'Preciso assinar contrato de vários anos?',
    either('Portuguese', /no long-term contract|not tied|no contract|contrato/i),
  ],
  'h15-l-ru-phone': [
    'Мама не умеет писать в чат. Дайте телефон, где ей рассчитают стоимость.',
    either('Russian', told.quotePhone),
  ],
  'h15-l-zh-area': [
    '我们刚在马里兰州罗克维尔买了房子，可以来安装吗？',
    either('Chinese', /Rockville|Maryland|罗克维尔|马里兰/),
  ],
  'h15-l-ko-battery': ['정전이 되면 문이 열리나요?', either('Korean', /battery|배터리/i)],
  'h15-l-vi-price': ['Lắp đặt giá bao nhiêu tiền?', either('Vietnamese', told.onceAtAll)],
  'h15-l-ar-internet': [
    'هل أحتاج إلى إنترنت عند البوابة؟',
    either(
      'Arabic',
      /no phone line|no internet|none is needed|only power|internet|cellular|إنترنت/i,
    ),
  ],
  'h15-l-fa-founder': ['بنیان‌گذار شرکت کیست؟', either('Persian', /Avery|Hinge/)],
})
