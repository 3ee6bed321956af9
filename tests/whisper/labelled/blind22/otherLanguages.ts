/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h22-l-es-app': [
    '¿Los choferes tienen que bajar alguna aplicación para entrar a la parada de camiones?',
    either('Spanish', /\bapp\b|nothing to install|aplicación/i),
  ],
  'h22-l-es-monthly': [
    'cuanto se paga al mes por el servicio en un vivero',
    either('Spanish', told.monthly47),
  ],
  'h22-l-es-area': [
    '¿Trabajan ustedes en Gaithersburg?',
    either('Spanish', /Gaithersburg|Maryland/),
  ],
  'h22-l-ar-church': [
    'هل يعمل النظام على باب كنيسة؟',
    either('Arabic', /doors?|باب|أبواب|الأبواب/i),
  ],
  'h22-l-ar-quote': [
    'نحن كنيسة صغيرة ونريد معرفة السعر، على أي رقم نتصل بكم؟',
    either('Arabic', told.quotePhone),
  ],
  'h22-l-fr-contract': [
    "Faut-il s'engager pour plusieurs années avec vous ?",
    either('French', /no long-term contract|not tied|no contract|contrat|engagement/i),
  ],
  'h22-l-de-battery': [
    'Gibt es einen Akku, wenn bei uns auf dem Hof der Strom ausfällt?',
    either('German', /battery|akku|batterie/i),
  ],
  'h22-l-pt-camera': [
    'Dá para colocar uma câmera na entrada da escola de vela?',
    either('Portuguese', /camera|câmera/i),
  ],
  'h22-l-it-warranty': [
    'Quanto dura la garanzia?',
    either('Italian', /(1|one)[ -]year|warranty of 1 year|(1|un) anno/i),
  ],
  'h22-l-ru-time': ['Сколько часов занимает установка?', either('Russian', /\b4\b|four|четыр/i)],
  'h22-l-zh-free': ['报价和咨询是免费的吗？', either('Chinese', /\bfree\b|免费/i)],
  'h22-l-ko-phone': [
    '오래된 유선 전화로도 받을 수 있나요?',
    either('Korean', /any phone|landline|desk phone|전화/i),
  ],
  'h22-l-vi-hours': ['Mấy giờ thì gọi cho quý vị được?', either('Vietnamese', told.always)],
  'h22-l-am-trusted': [
    'ቋሚ እንግዶች የራሳቸው ኮድ ሊኖራቸው ይችላል?',
    either('Amharic', /unique codes?|caller[ -]?id|\bby (a )?code|ኮድ/i),
  ],
})
