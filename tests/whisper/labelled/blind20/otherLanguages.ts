/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h20-l-ko-app': [
    '교회 손님들이 앱을 설치해야 하나요?',
    either('Korean', /\bapp\b|앱|nothing to install/i),
  ],
  'h20-l-ko-warranty': [
    '설치한 장비가 석 달 만에 고장 나면 교회가 수리비를 내야 합니까?',
    either('Korean', /(1|one)[ -]year|warranty of 1 year|1년/i),
  ],
  'h20-l-ko-price': ['전문 설치 비용은 얼마부터 시작합니까?', either('Korean', told.onceAtAll)],
  'h20-l-es-month': [
    'Soy chofer de autobús y ahorro. ¿Desde qué cantidad mensual empieza?',
    either('Spanish', told.monthly47),
  ],
  'h20-l-es-cabras': [
    'En mi granja de cabras no hay internet. ¿Funciona igual?',
    either(
      'Spanish',
      /no phone line|no internet|none is needed|only power|internet|cellular|celular/i,
    ),
  ],
  'h20-l-es-hours': [
    '¿Los técnicos estarán todo el día en mi quesería o solo unas horas?',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h20-l-fr-door': [
    'Est-ce que cela marche aussi pour une porte, pas seulement un portail ?',
    either('French', /doors?|portes?/i),
  ],
  'h20-l-fr-founder': ["Qui a fondé l'entreprise ?", either('French', told.founder)],
  'h20-l-de-contract': [
    'Unser Ruderverein wechselt oft den Vorstand. Binden wir uns für Jahre an Sie?',
    either('German', /no long-term contract|not tied|no contract|Vertr/i),
  ],
  'h20-l-it-number': [
    'A quale numero posso chiedere un preventivo?',
    either('Italian', told.quotePhone),
  ],
  'h20-l-zh-camera': ['可以加装摄像头吗？', either('Chinese', /camera|摄像/i)],
  'h20-l-vi-quote': ['Báo giá có miễn phí không?', either('Vietnamese', /\bfree\b|miễn phí/i)],
  'h20-l-ru-battery': [
    'Если отключат электричество, ворота откроются?',
    either('Russian', /battery|батаре|аккумулятор/i),
  ],
  'h20-l-pt-email': [
    'Para onde envio uma foto do portão por correio eletrônico?',
    either('Portuguese', told.email),
  ],
})
