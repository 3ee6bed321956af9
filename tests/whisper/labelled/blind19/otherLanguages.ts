/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h19-l-es-month': [
    'Soy enfermera y vivo sola, ¿qué me cobrarían cada mes?',
    either('Spanish', told.monthly47),
  ],
  'h19-l-es-app': [
    'Mis clientes de la guardería, ¿tienen que bajar una aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicación/i),
  ],
  'h19-l-es-hours': [
    'cuantas horas tarda la instalacion en un portón',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h19-l-fr-camera': [
    "J'aimerais voir qui arrive au moulin : une caméra est-elle possible ?",
    either('French', /camera|caméra/i),
  ],
  'h19-l-fr-quote': [
    'Pour notre temple : faut-il payer quelque chose rien que pour un devis ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h19-l-de-power': [
    'Was passiert am Tor bei Stromausfall?',
    either('German', /battery|batterie|akku/i),
  ],
  'h19-l-it-contract': [
    'Bisogna firmare un contratto di più anni?',
    either('Italian', /no long-term contract|not tied|no contract|contratt/i),
  ],
  'h19-l-pt-warranty': [
    'Quanto tempo dura a garantia?',
    either('Portuguese', /(1|one)[ -]year|warranty of 1 year|(1|um) ano/i),
  ],
  'h19-l-ru-price': [
    'Сколько стоит профессиональная установка?',
    either('Russian', told.onceAtAll),
  ],
  'h19-l-ar-area': [
    'هل تخدمون مدينة بيثيسدا في ماريلاند؟',
    either('Arabic', /Bethesda|Maryland|بيثيسدا|ماريلاند/),
  ],
  'h19-l-ja-phone': [
    '古い電話でも門からの電話に出られますか。',
    either('Japanese', /any phone|old (phone|one)|landline|電話/i),
  ],
  'h19-l-hi-month': ['मंदिर के लिए हर महीने कितना देना होगा?', either('Hindi', told.monthly47)],
  'h19-l-zh-power': ['大门那里没有电，可以安装吗？', either('Chinese', /power|电/i)],
  'h19-l-vi-number': ['Tôi gọi số nào để xin báo giá?', either('Vietnamese', told.quotePhone)],
})
