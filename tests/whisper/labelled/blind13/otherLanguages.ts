/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h13-l-es-cleaner': [
    'Soy la señora de la limpieza. ¿Tengo que bajar una aplicación para entrar?',
    either('Spanish', /no app|nothing to install|without (an|any) app|aplicación|\bapp\b/i),
  ],
  'h13-l-es-warranty': [
    '¿Cuánto tiempo dura la garantía?',
    either('Spanish', /(1|one)[ -]year|warranty of 1 year|(1|un) año/i),
  ],
  'h13-l-es-hours': ['cuántas horas tarda la instalación', either('Spanish', /\b4\b|four|cuatro/i)],
  'h13-l-fr-dance': [
    'Je dirige une école de danse. Quel est le prix mensuel du service ?',
    either('French', told.monthly47),
  ],
  'h13-l-fr-who': ["Qui est le fondateur de l'entreprise ?", either('French', told.founder)],
  'h13-l-de-video': [
    'Gibt es irgendwo ein Video, das zeigt, wie es funktioniert?',
    either('German', /video/i),
  ],
  'h13-l-it-camera': [
    'Vorrei vedere chi suona prima di aprire. È possibile con il vostro sistema?',
    either('Italian', /camera|telecamera/i),
  ],
  'h13-l-pt-mail': ['Qual é o e-mail do suporte?', either('Portuguese', told.email)],
  'h13-l-zh-rockville': [
    '你们在罗克维尔提供服务吗？',
    either('Chinese', /Rockville|Maryland|罗克维尔/),
  ],
  'h13-l-ko-phone': [
    '어머니가 오래된 폴더폰을 쓰시는데 괜찮을까요?',
    either('Korean', /any phone|old (phone|one)|dial|전화/i),
  ],
  'h13-l-vi-contract': [
    'Chúng tôi là sinh viên thuê nhà, năm sau dọn đi. Có bị ràng buộc nhiều năm không?',
    either('Vietnamese', /no long-term contract|not tied|no contract|hợp đồng/i),
  ],
  'h13-l-am-quote': ['የዋጋ ግምት ለማግኘት በየትኛው ስልክ ልደውል?', either('Amharic', told.quotePhone)],
  'h13-l-ar-power': [
    'ماذا يحدث إذا انقطعت الكهرباء عند البوابة؟',
    either('Arabic', /battery|بطارية/i),
  ],
  'h13-l-ru-price': ['Сколько стоит установка на ворота?', either('Russian', told.onceAtAll)],
})
