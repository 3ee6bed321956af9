/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h7-l-es-cost': [
    '¿Cuánto tengo que pagar cada mes por el servicio?',
    either('Spanish', told.monthly47),
  ],
  'h7-l-es-app': [
    'Mi suegra no sabe usar aplicaciones, ¿podrá avisarme desde la puerta sin instalar nada?',
    either('Spanish', /\bapp\b|aplicaci|nothing to install|dial|marca/i),
  ],
  'h7-l-es-install': [
    'Buenas tardes, quisiera saber cuántas horas tarda la instalación en mi portón',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h7-l-fr-battery': [
    'Que se passe-t-il en cas de coupure de courant ?',
    either('French', /battery|batterie/i),
  ],
  'h7-l-fr-area': ['Est-ce que vous venez à Bethesda ?', either('French', /Bethesda|Maryland/)],
  'h7-l-de-contract': [
    'Muss ich mich für mehrere Jahre vertraglich binden?',
    either('German', told.noContract, /vertrag/i),
  ],
  'h7-l-pt-warranty': [
    'Qual é o prazo de garantia do equipamento?',
    either('Portuguese', /\b(1|one)[- ]year|(1|um) ano/i),
  ],
  'h7-l-zh-phone': ['老人没有智能手机怎么进门？', either('Chinese', told.dial, /拨/)],
  'h7-l-ko-quote': ['견적은 무료인가요?', either('Korean', told.free, /무료/)],
  'h7-l-vi-who': ['Ai sẽ đến lắp đặt hệ thống này?', either('Vietnamese', told.professional)],
  'h7-l-ar-contact': [
    'أريد التحدث مع أحد بخصوص الأسعار، بمن أتصل؟',
    either('Arabic', told.quotePhone),
  ],
  'h7-l-am-gate': ['ለበሩ ኢንተርኔት ያስፈልጋል?', either('Amharic', told.noLine)],
  'h7-l-ru-camera': [
    'А камеру к воротам подключить можно?',
    either('Russian', told.camera, /камер/i),
  ],
  'h7-l-it-founder': ['Chi è il fondatore di questa ditta?', either('Italian', told.founder)],
})
