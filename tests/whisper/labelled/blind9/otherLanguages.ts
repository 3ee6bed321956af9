/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h9-l-es-truck': [
    'Soy chofer de camión, llego de noche. ¿Cómo aviso que estoy en la entrada?',
    either('Spanish', /scan|dial|escane|marca/i),
  ],
  'h9-l-es-gaithersburg': [
    'Hola, ¿atienden en Gaithersburg?',
    either('Spanish', /Gaithersburg|Maryland/),
  ],
  'h9-l-es-light': [
    'Se va la luz seguido en mi barrio. ¿Hay alguna solución?',
    either('Spanish', /battery|batería/i),
  ],
  'h9-l-fr-pro': [
    'Combien coûte la pose par un professionnel, à partir de quel prix ?',
    either('French', told.install799),
  ],
  'h9-l-fr-abroad': [
    'Puis-je ouvrir le portail quand je suis en vacances à l’étranger ?',
    either('French', /remotely|wherever|anywhere|far away|out of town|need not be home|distance/i),
  ],
  'h9-l-de-read': [
    'Wer liest eigentlich mit, was ich hier schreibe?',
    either('German', /logged|admins|protokoll/i),
  ],
  'h9-l-pt-app': [
    'Os visitantes precisam baixar um aplicativo?',
    either('Portuguese', /no app|nothing to install|without (an|any) app|aplicativo/i),
  ],
  'h9-l-zh-weekend': ['你们周末有人接电话吗？', either('Chinese', told.always)],
  'h9-l-ko-hours': ['설치하는 데 몇 시간 걸립니까?', either('Korean', /4|four/i)],
  'h9-l-vi-falls': [
    'Nhà tôi ở Falls Church, công ty có phục vụ không?',
    either('Vietnamese', /Falls Church|Northern Virginia/),
  ],
  'h9-l-ar-warranty': ['كم مدة الضمان؟', either('Arabic', /\b(1|one)[- ]year|سنة/i)],
  'h9-l-am-month': ['የወር ክፍያው ስንት ነው?', either('Amharic', told.monthly47)],
  'h9-l-ru-valid': [
    'Сколько дней действует ваше предложение с ценой?',
    either('Russian', /\b30\b/),
  ],
  'h9-l-tl-internet': [
    'Kailangan pa ba ng linya ng telepono sa may gate namin?',
    either('Tagalog', told.noLine),
  ],
})
