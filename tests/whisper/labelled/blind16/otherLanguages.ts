/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h16-l-es-app': [
    '¿Mis huéspedes tienen que bajar alguna aplicación al celular?',
    either('Spanish', /\bapp\b|nothing to install|aplicaci[oó]n/i),
  ],
  'h16-l-es-month': [
    'cuanto sale al mes el servicio para una casa',
    either('Spanish', told.monthly47),
  ],
  'h16-l-es-camera': [
    'Soy techador. ¿Se le puede poner cámara a la entrada?',
    either('Spanish', /camera|cámara/i),
  ],
  'h16-l-fr-hours': [
    "Combien de temps dure la pose chez nous, à l'auberge ?",
    either('French', /\b(2|4|four|quatre)\b/i),
  ],
  'h16-l-fr-quote': [
    "Pour notre centre équestre, faut-il payer l'estimation ?",
    either('French', /\bfree\b|gratuit/i),
  ],
  'h16-l-de-area': [
    'Unser Bootshaus liegt bei Bethesda, fahren Sie dorthin?',
    either('German', /Bethesda|Maryland/),
  ],
  'h16-l-it-warranty': [
    'Se si rompe dopo otto mesi, vale ancora la garanzia?',
    either('Italian', /(1|one)[ -]year|warranty of 1 year|(1|un) anno/i),
  ],
  'h16-l-pt-contract': [
    'Se a gente vender a marina no ano que vem, ficamos amarrados a vocês?',
    either('Portuguese', /no long-term contract|not tied|no contract|contrato/i),
  ],
  'h16-l-ru-phone': [
    'У бабушки старый кнопочный телефон. Он подойдёт?',
    either('Russian', /any phone|old (phone|one)|landline|dial|телефон/i),
  ],
  'h16-l-zh-battery': ['暴风雨停电以后，我家大门还开得了吗？', either('Chinese', /battery|电池/i)],
  'h16-l-ko-price': [
    '음악 학원 출입문에 설치하려면 비용이 얼마나 들까요?',
    either('Korean', told.onceAtAll),
  ],
  'h16-l-vi-quote-phone': [
    'Mẹ tôi muốn gọi điện hỏi giá, xin cho biết số nào?',
    either('Vietnamese', told.quotePhone),
  ],
  'h16-l-ar-internet': [
    'هل يلزم وجود إنترنت عند البوابة؟',
    either(
      'Arabic',
      /no phone line|no internet|none is needed|only power|internet|cellular|إنترنت/i,
    ),
  ],
  'h16-l-am-founder': ['ይህን ድርጅት የመሰረተው ሰው ማን ይባላል?', either('Amharic', told.founder)],
})
