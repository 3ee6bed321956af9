/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h24-l-es-app': [
    '¿Mis alumnos de cocina tienen que instalar alguna aplicación?',
    either('Spanish', /\bapp\b|nothing to install|aplicaci/i),
  ],
  'h24-l-es-hours': [
    'Soy podador de árboles, ¿el montaje se hace en una mañana o dura más horas?',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h24-l-es-warranty': [
    '¿Qué garantía ofrecen?',
    either('Spanish', /(1|one)[ -]year|warranty of 1 year|(1|un) año/i),
  ],
  'h24-l-fr-price': [
    'Combien coûte le service par mois pour un club d’escrime ?',
    either('French', told.monthly47),
  ],
  'h24-l-fr-free': [
    'Nous sommes un petit club de timbres, faut-il payer pour la consultation et le devis ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h24-l-de-app': [
    'Brauchen meine Kunden eine App?',
    either('German', /\bapp\b|nothing to install/i),
  ],
  'h24-l-it-battery': [
    'E se manca la corrente, c’è una batteria?',
    either('Italian', /battery|batteria/i),
  ],
  'h24-l-pt-founder': ['Quem fundou a empresa?', either('Portuguese', told.founder)],
  'h24-l-zh-bethesda': ['你们在 Bethesda 提供服务吗？', either('Chinese', /Bethesda|Maryland/)],
  'h24-l-ru-phone': [
    'Я держу мастерскую по ремонту обуви. Куда мне звонить, если хочу получить смету?',
    either('Russian', told.quotePhone),
  ],
  'h24-l-ja-email': ['サポートのメールアドレスを教えてください。', either('Japanese', told.email)],
  'h24-l-ko-contract': [
    '장기 계약을 해야 하나요?',
    either('Korean', /no long-term contract|not tied|no contract|계약/i),
  ],
  'h24-l-ar-camera': ['هل يمكن إضافة كاميرا؟', either('Arabic', /camera|كاميرا/i)],
  'h24-l-fa-price': ['هزینه نصب چقدر است؟', either('Persian', told.onceAtAll)],
})
